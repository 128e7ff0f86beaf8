import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fakeExecutor, type Rule } from '../../../test/fixtures/dataset/fake-executor.ts'
import type { Candidate } from '../../mutation/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { readTasks } from '../source/read-tasks.ts'
import type { ReadTask } from '../source/task-source.ts'
import { assignIds } from './assign-ids.ts'
import { compileDataset, type Release } from './compile-dataset.ts'
import { emptyLock, formatLock, parseLock, type DistractorLock } from './distractor-lock.ts'
import { formatKillMatrix, parseKillMatrix } from './kill-matrix.ts'
import { releaseFiles } from './write-release.ts'

const directory = fileURLToPath(new URL('../../../test/fixtures/dataset/tasks', import.meta.url))
const parse = await loadParser('python')
const read = await readTasks(directory)
const [pairs, frame] = read
const codes = read.flatMap(({ task }) => task?.code ?? [])

async function compile(
  tasks: readonly (ReadTask | undefined)[] = read,
  { rule, lock = emptyLock() }: { rule?: Rule; lock?: DistractorLock } = {},
) {
  const executor = fakeExecutor(codes, rule)
  const known = tasks.filter(task => task !== undefined)
  const compilation = await compileDataset({ tasks: known, lock, executor, parse })
  return { ...compilation, executor }
}

function released(release: Release | undefined): Release {
  if (release === undefined) throw new Error('the fixture must compile')
  return release
}

describe('compileDataset', () => {
  test('ships the canonical and four distractors of every task', async () => {
    const { bundle } = released((await compile()).release)

    expect(bundle.queries.map(row => [row.query_id, row.entry_id])).toEqual([
      ['q_0001', 'collections/later_pairs'],
      ['q_0002', 'geometry/frame_area'],
    ])
    expect(bundle.corpus).toHaveLength(10)
    expect(bundle.corpus.filter(row => row.label === 'correct').map(row => row.code)).toEqual(
      expect.arrayContaining(codes),
    )
    expect(bundle.distractors.every(row => (row.bug_description ?? '').length > 10)).toBe(true)
    expect(bundle.cache).toHaveLength(10)
  })

  test('gives the same bytes again', async () => {
    const [first, second] = [await compile(), await compile()]

    expect([...releaseFiles(released(second.release))]).toEqual([
      ...releaseFiles(released(first.release)),
    ])
  })

  test('neither renumbers nor redraws old tasks when one is added', async () => {
    const alone = released((await compile([frame])).release)

    const both = released((await compile(read, { lock: alone.lock })).release)

    expect(both.bundle.queries.map(row => row.query_id)).toEqual(['q_0001', 'q_0002'])
    expect(both.bundle.corpus.slice(0, 5)).toEqual(alone.bundle.corpus)
    expect(both.bundle.distractors.slice(0, 4)).toEqual(alone.bundle.distractors)
  })

  test('never gives an id again when a task is removed', async () => {
    const both = released((await compile()).release)
    const one = released((await compile([frame], { lock: both.lock })).release)

    const again = released((await compile(read, { lock: one.lock })).release)

    const idsOf = ({ bundle }: Release, entry: string): readonly string[] =>
      bundle.corpus.filter(row => row.source_entry_id === entry).map(row => row.corpus_id)
    expect(idsOf(again, 'geometry/frame_area')).toEqual(idsOf(both, 'geometry/frame_area'))
    expect(idsOf(again, 'collections/later_pairs')).toEqual([
      'c_0011',
      'c_0012',
      'c_0013',
      'c_0014',
      'c_0015',
    ])
  })

  test('gives a group whose snippets change new ids as a whole', async () => {
    const before = released((await compile([frame])).release)
    const [dropped] = before.bundle.distractors
    const code = before.bundle.corpus.find(row => row.corpus_id === dropped?.corpus_id)?.code
    const rule: Rule = pair => (pair.code === code ? pair.tests.map(() => 'pass') : undefined)

    const after = released((await compile([frame], { rule, lock: before.lock })).release)

    expect(after.bundle.corpus.map(row => row.code)).not.toContain(code)
    expect(after.bundle.corpus.map(row => row.corpus_id)).toEqual([
      'c_0006',
      'c_0007',
      'c_0008',
      'c_0009',
      'c_0010',
    ])
    expect(after.bundle.queries[0]?.query_id).toBe('q_0001')
  })

  test('ships no mutant that another hash seed lets pass', async () => {
    const before = released((await compile()).release)
    const code = before.bundle.corpus.find(row => row.label === 'incorrect')?.code
    const rule: Rule = (pair, { hashSeed }) =>
      pair.code === code && hashSeed !== 0 ? pair.tests.map(() => 'pass') : undefined

    const after = released((await compile(read, { rule })).release)

    expect(after.bundle.corpus.map(row => row.code)).not.toContain(code)
    expect(after.bundle.corpus).toHaveLength(10)
  })

  test('repeats a timeout alone and believes the second look', async () => {
    const before = released((await compile()).release)
    const code = before.bundle.corpus.find(row => row.label === 'incorrect')?.code
    const rule: Rule = (pair, { cpuMs, isAlone }) =>
      pair.code === code && cpuMs === 100 && isAlone !== true
        ? pair.tests.map(() => 'TIMEOUT')
        : undefined

    const after = await compile(read, { rule })

    expect([...releaseFiles(released(after.release))]).toEqual([...releaseFiles(before)])
    expect(after.executor.asked.filter(({ isAlone }) => isAlone).map(({ pairs }) => pairs)).toEqual(
      [1],
    )
  })

  test('runs no mutant that the kill matrix knows', async () => {
    const before = released((await compile()).release)
    const matrix = parseKillMatrix(formatKillMatrix(before.matrix), 'kill-matrix.jsonl')
    const executor = fakeExecutor(codes)

    const { release } = await compileDataset({
      tasks: read,
      lock: emptyLock(),
      executor,
      parse,
      matrix,
    })

    expect([...releaseFiles(released(release))]).toEqual([...releaseFiles(before)])
    expect(executor.asked.every(({ cpuMs }) => cpuMs !== 100)).toBe(true)
  })

  test.each([
    [
      'a canonical that fails',
      'geometry/frame_area',
      3,
      /must pass every test, but \(hash seed 0\)/,
    ],
    ['a canonical that fails under another seed', 'geometry/frame_area', 3, /\(hash seed 7\)/],
  ])('stops at %s', async (name, subject, gate, message) => {
    const seed = name.includes('another') ? 7 : 0
    const rule: Rule = (pair, { hashSeed }) =>
      pair.code === frame?.task?.code && hashSeed === seed
        ? pair.tests.map((_, at) => (at === 2 ? 'FAIL' : 'pass'))
        : undefined

    const { release, results } = await compile(read, { rule })

    expect(release).toBeUndefined()
    const failed = results.filter(({ violations }) => violations.length > 0)
    expect(failed.map(({ id }) => id)).toEqual([gate])
    expect(failed[0]?.violations[0]?.subject).toBe(subject)
    expect(failed[0]?.violations[0]?.message).toMatch(message)
  })

  test('stops at a task of which too few mutants fail', async () => {
    const rule: Rule = pair =>
      codes.includes(pair.code) || pair.code.includes('later_pairs')
        ? undefined
        : pair.tests.map(() => 'FAIL:TypeError')

    const { release, results } = await compile(read, { rule })

    expect(release).toBeUndefined()
    expect(results.find(({ id }) => id === 4)?.violations.map(({ message }) => message)).toEqual([
      'A query must have four distractors (three are allowed), but has 0.',
    ])
  })

  test('runs nothing when a source has the wrong form', async () => {
    const broken = pairs === undefined ? undefined : { ...pairs, problems: ['The form is wrong.'] }

    const { release, executor } = await compile([broken, frame])

    expect(release).toBeUndefined()
    expect(executor.asked).toEqual([])
  })
})

describe('assignIds', () => {
  test('puts canonicals at each place of their groups equally often, in no fixed order', () => {
    const task = frame?.task
    if (task === undefined) throw new Error('the fixture must be a task')
    const tasks = Array.from({ length: 50 }, (_, at) => ({ ...task, id: `geometry/${at}` }))
    const chosen = ['a', 'b', 'c', 'd'].map(id => candidate(id))

    const lock = assignIds(tasks, new Map(tasks.map(({ id }) => [id, chosen])), emptyLock())

    const places = [...lock.tasks.values()].map(
      ({ corpus_id: id, distractors }) =>
        distractors.filter(distractor => distractor.corpus_id < id).length,
    )
    const counts = [0, 1, 2, 3, 4].map(place => places.filter(each => each === place).length)
    expect(counts).toEqual([10, 10, 10, 10, 10])
    expect(
      new Set([0, 5, 10, 15, 20].map(at => places.slice(at, at + 5).join())).size,
    ).toBeGreaterThan(1)
  })
})

function candidate(id: string): Candidate {
  const edit = { start: 0, end: 0, before: '', after: '' }
  const shared = { operator: '', code: '', line: 1, endLine: 1, description: '' }
  return { mutant: { id, type: 'off_by_one', tier: 1, edit, ...shared }, outcomes: ['FAIL'] }
}

describe('formatLock', () => {
  test('is read back by parseLock', async () => {
    const { lock } = released((await compile()).release)

    expect(parseLock(formatLock(lock), 'distractors.lock')).toEqual(lock)
  })

  test('must start with its header', async () => {
    const { lock } = released((await compile()).release)
    const headless = formatLock(lock).split('\n').slice(1).join('\n')

    expect(() => parseLock(headless, 'distractors.lock')).toThrow('distractors.lock:1 must hold')
    expect(() => parseLock('{"version":2}', 'distractors.lock')).toThrow('distractors.lock:1')
  })
})
