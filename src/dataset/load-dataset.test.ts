import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatChecksums, formatJsonl, poolFile, sha256Of } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { loadDataset } from './load-dataset.ts'

type Row = Record<string, unknown>

const queries: readonly Row[] = [
  {
    query_id: 'q_0002',
    query: 'Triple a number.',
    test_suite: ['assert triple(2) == 6'],
    correct_corpus_ids: ['c_0004', 'c_0003'],
    equivalent_corpus_ids: ['c_0003'],
    paired_distractor_corpus_ids: ['c_0005'],
    entry_id: 'exec_math_numerical_3',
    domain: 'geometry',
    function_name: 'triple',
    language: 'python',
  },
  {
    query_id: 'q_0001',
    query: 'Double a number.',
    test_suite: ['assert double(2) == 4'],
    correct_corpus_ids: ['c_0001'],
    paired_distractor_corpus_ids: ['c_0002'],
    entry_id: 'exec_date_time_1',
  },
]
const corpus: readonly Row[] = [
  row('c_0005', 'def triple(n):\n    return n * 4', 'incorrect', 'off_by_one'),
  row('c_0004', 'def triple(n):\n    return n * 3', 'correct'),
  row('c_0003', 'def triple(n):\n    return 3 * n', 'correct'),
  row('c_0002', 'def double(n):\n    return n * 3', 'incorrect', 'off_by_one'),
  row('c_0001', 'def helper(n):\n    return n\n\ndef double(n):\n    return n * 2', 'correct'),
]
const distractors: readonly Row[] = [
  { corpus_id: 'c_0002', bug_type: 'off_by_one', bug_description: 'Line 2: 2 becomes 3.' },
  { corpus_id: 'c_0005', bug_type: 'off_by_one' },
]

function row(id: string, code: string, label: string, bugType?: string): Row {
  const bug = bugType === undefined ? {} : { bug_type: bugType }
  return { corpus_id: id, code, label, ...bug, source_entry_id: 'e' }
}

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  const sums = new Map(Object.entries(files).map(([name, text]) => [name, sha256Of(text)]))
  writeFileSync(join(directory, 'SHA256SUMS'), formatChecksums(sums))
}

function files(change: Partial<Record<'queries' | 'corpus', readonly Row[]>> = {}) {
  return {
    'queries.jsonl': formatJsonl(change.queries ?? queries),
    'corpus.jsonl': formatJsonl(change.corpus ?? corpus),
    'distractor_metadata.jsonl': formatJsonl(distractors),
    'execution_cache.jsonl': '',
  }
}

function changed(rows: readonly Row[], at: number, change: Row): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...change } : row))
}

describe('loadDataset', () => {
  test('joins the files, sorted by id', async () => {
    write(files())

    const dataset = await loadDataset({ directory })

    expect(dataset.queries.map(query => query.id)).toEqual(['q_0001', 'q_0002'])
    expect(dataset.corpus.map(entry => `${entry.id} ${entry.role} ${entry.queryId}`)).toEqual([
      'c_0001 canonical q_0001',
      'c_0002 distractor q_0001',
      'c_0003 equivalent q_0002',
      'c_0004 canonical q_0002',
      'c_0005 distractor q_0002',
    ])
    expect(dataset.corpus[1]).toEqual({
      id: 'c_0002',
      text: 'def double(n):\n    return n * 3',
      role: 'distractor',
      bugType: 'off_by_one',
      bugDescription: 'Line 2: 2 becomes 3.',
      queryId: 'q_0001',
    })
    expect(dataset.executionCache).toBe(join(directory, 'execution_cache.jsonl'))
  })

  test('derives domain and function name where the rows do not say them', async () => {
    write(files())

    const dataset = await loadDataset({ directory })

    expect(dataset.queries.map(q => [q.domain, q.functionName, q.language])).toEqual([
      ['date_time', 'double', 'python'],
      ['geometry', 'triple', 'python'],
    ])
  })

  test('returns the same frozen object again', async () => {
    write(files())

    const first = await loadDataset({ directory })

    expect(await loadDataset({ directory, pool: 'base' })).toBe(first)
    expect(Object.isFrozen(first.queries[0]?.tests)).toBe(true)
  })

  test('reads a bundle again after a failure was repaired', async () => {
    write({ ...files(), 'corpus.jsonl': '{' })
    await expect(loadDataset({ directory })).rejects.toThrow('corpus.jsonl:1')

    write(files())

    await expect(loadDataset({ directory })).resolves.toMatchObject({ kind: 'execution' })
  })

  test('reads the layout of the paper: data/ below the manifest', async () => {
    const { mkdirSync } = await import('node:fs')
    mkdirSync(join(directory, 'data'))
    write(Object.fromEntries(Object.entries(files()).map(([k, v]) => [`data/${k}`, v])))

    await expect(loadDataset({ directory })).resolves.toMatchObject({ pool: 'base' })
  })

  test('changes its digest with the corpus and not with the cache', async () => {
    write(files())
    const before = (await loadDataset({ directory })).sha256
    const other = mkdtempSync(join(directory, 'other-'))
    const first = directory

    directory = other
    write({ ...files(), 'execution_cache.jsonl': '\n' })
    const cacheChanged = (await loadDataset({ directory })).sha256
    const third = mkdtempSync(join(directory, 'third-'))
    directory = third
    write(files({ corpus: changed(corpus, 0, { code: 'def triple(n):\n    return n * 5' }) }))
    const corpusChanged = (await loadDataset({ directory })).sha256
    directory = first

    expect(cacheChanged).toBe(before)
    expect(corpusChanged).not.toBe(before)
  })
})

describe('loadDataset refuses', () => {
  const refused = async (): Promise<string> => {
    const error: unknown = await loadDataset({ directory }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    return error instanceof Error ? error.message : ''
  }

  test('a missing directory', async () => {
    directory = join(directory, 'nowhere')

    expect(await refused()).toContain(`${join(directory, 'SHA256SUMS')}, but that file does not`)
  })

  test('a missing file', async () => {
    write(files())
    unlinkSync(join(directory, 'distractor_metadata.jsonl'))

    expect(await refused()).toMatch(/must hold .*distractor_metadata\.jsonl, but .* does not exist/)
  })

  test('a changed byte', async () => {
    write(files())
    writeFileSync(join(directory, 'execution_cache.jsonl'), ' ')

    expect(await refused()).toMatch(/execution_cache\.jsonl must have the SHA-256 e3b0c442/)
  })

  test('a line that is no JSON, with file and line number', async () => {
    write({ ...files(), 'corpus.jsonl': `${formatJsonl(corpus.slice(0, 2))}{"corpus_id": ` })

    expect(await refused()).toContain('corpus.jsonl:3 must hold one JSON object')
  })

  test('a row of another shape, with file, line number and field', async () => {
    write(files({ corpus: changed(corpus, 1, { label: 'right' }) }))

    const message = await refused()

    expect(message).toContain('corpus.jsonl:2 must hold a row')
    expect(message).toContain('at label')
  })

  test.each([
    ['a query without canonical', 1, { correct_corpus_ids: [] }, /q_0001 must list its canonical/],
    ['an id that leads nowhere', 1, { correct_corpus_ids: ['c_9'] }, /"c_9" is missing there/],
    ['duplicate query ids', 1, { query_id: 'q_0002' }, /query_id must be unique, but "q_0002"/],
    [
      'a snippet of two queries',
      1,
      { paired_distractor_corpus_ids: ['c_0002', 'c_0005'] },
      /"c_0005" must belong to one query once, but q_0002 lists it as distractor and q_0001/,
    ],
    ['a snippet of no query', 1, { paired_distractor_corpus_ids: [] }, /"c_0002" must belong/],
  ] as const)('%s', async (_, at, change, message) => {
    write(files({ queries: changed(queries, at, change) }))

    expect(await refused()).toMatch(message)
  })

  test('duplicate corpus ids', async () => {
    write(files({ corpus: changed(corpus, 0, { corpus_id: 'c_0004' }) }))

    expect(await refused()).toMatch(/corpus_id must be unique, but "c_0004"/)
  })

  test('a label that contradicts the query', async () => {
    write(files({ corpus: changed(corpus, 0, { label: 'correct' }) }))

    expect(await refused()).toMatch(/"c_0005" must be labelled .* \(distractor\)/)
  })

  test('an empty dataset', async () => {
    write(files({ queries: [] }))

    expect(await refused()).toContain('queries.jsonl is empty')
  })

  test('a pool that the bundle does not hold, saying which it holds', async () => {
    write(files())

    await expect(loadDataset({ directory, pool: 'balanced' })).rejects.toThrow(
      /holds \(base\), but is "balanced"/,
    )
  })

  test('a pool that the npm package leaves out, saying where it is', async () => {
    write(files())
    const listed = new Map([
      ['queries.jsonl', sha256Of(files()['queries.jsonl'])],
      [poolFile('all-mutants', 'queries.jsonl'), '0'.repeat(64)],
    ])
    writeFileSync(join(directory, 'SHA256SUMS'), formatChecksums(listed))

    await expect(loadDataset({ directory, pool: 'all-mutants' })).rejects.toThrow(
      /leaves it out for its size. Take dataset\/released from the repository/,
    )
  })

  test('a manifest line of another form', async () => {
    write(files())
    writeFileSync(join(directory, 'SHA256SUMS'), 'abc queries.jsonl\n')

    expect(await refused()).toContain('SHA256SUMS:1 must hold a SHA-256 digest')
  })
})
