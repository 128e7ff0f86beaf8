import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeExecutor, type Rule } from '../../test/fixtures/dataset/fake-executor.ts'
import { formatJsonl } from '../formats/index.ts'
import { importTasks } from './import-tasks.ts'
import { loadDataset } from '../dataset/index.ts'

const LARGER = 'def larger(a, b):\n    if a > b:\n        return a\n    return b'
const SPAN = 'def span(items):\n    return max(items) - min(items) + 1'
const BUG = 'def span(items):\n    return max(items) - min(items)'

const rows = [
  {
    id: 'mine/1',
    query: 'Return the larger of two numbers.',
    function: 'larger',
    canonical: `\n${LARGER.replace('\n', '\n    """ Return the larger. """\n')}\n`,
    tests: ['assert larger(1, 2) == 2', 'assert larger(2, 1) == 2'],
  },
  {
    id: 'mine/2',
    query: 'Count the whole numbers from the smallest to the largest item.',
    function: 'span',
    canonical: `${SPAN}\n`,
    tests: ['assert span([4]) == 1', 'assert span([1, 3]) == 3'],
    distractors: [{ code: `${BUG}\n`, bug_type: 'missing_term' }],
    domain: 'geometry',
  },
]

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function run(given: readonly object[], rule?: Rule, options = {}) {
  const file = join(directory, 'tasks.jsonl')
  writeFileSync(file, formatJsonl(given))
  const executor = fakeExecutor([LARGER, SPAN], rule)
  return importTasks({ file, out: join(directory, 'bundle'), executor, ...options })
}

const load = () => loadDataset({ directory: join(directory, 'bundle') })

describe('importTasks', () => {
  test('writes a bundle that loads, real bugs first, docstrings dropped', async () => {
    const report = await run(rows)

    expect(report).toEqual({ rows: 2, shipped: 2, snippets: 10, leftOut: [] })
    const { corpus, queries } = await load()
    expect(queries.map(query => query.domain)).toEqual(['imported', 'geometry'])
    expect(corpus.filter(entry => entry.role === 'canonical').map(entry => entry.text)).toEqual([
      LARGER,
      SPAN,
    ])
    const bug = corpus.find(entry => entry.bugType === 'missing_term')
    expect(bug).toMatchObject({ text: BUG, role: 'distractor', queryId: 'q_0002' })
  })

  test('keeps docstrings on demand', async () => {
    const kept = await run(
      rows.slice(0, 1),
      pair => (pair.code === rows[0]?.canonical.trim() ? ['pass', 'pass'] : undefined),
      { keepsDocstrings: true },
    )

    expect(kept.shipped).toBe(1)
    expect(
      (await load()).corpus.every(entry => entry.text.includes('""" Return the larger. """')),
    ).toBe(true)
  })

  test('leaves out a canonical that fails and a task with too few wrong programs, with reasons', async () => {
    const failing = await run(rows, pair => (pair.code === SPAN ? ['pass', 'FAIL'] : undefined))
    expect(failing.leftOut).toEqual([
      { id: 'mine/2', reason: 'the canonical fails test 2: FAIL (hash seed 0)' },
    ])
    expect((await load()).queries).toHaveLength(1)

    const few = await run(rows, pair =>
      pair.code !== SPAN && pair.code.includes('span') ? ['pass', 'pass'] : undefined,
    )
    expect(few.leftOut).toEqual([{ id: 'mine/2', reason: 'too few verified distractors' }])
  })

  test('does not ship a real bug that passes', async () => {
    await run(rows, pair => (pair.code === BUG ? ['pass', 'pass'] : undefined))

    expect(
      (await loadDataset({ directory: join(directory, 'bundle') })).corpus.map(entry => entry.text),
    ).not.toContain(BUG)
  })

  test.each([
    ['a row without tests', [{ ...rows[0], tests: [] }], /tasks\.jsonl:1 must hold a row/],
    ['a repeated id', [rows[0], rows[0]], /"mine\/1"/],
    [
      'code that is no Python',
      [{ ...rows[0], canonical: 'def (' }],
      /mine\/1 must be valid Python/,
    ],
    [
      'no task that passes',
      [{ ...rows[0], canonical: 'def larger(a, b):\n    return a' }],
      /none is left/,
    ],
  ])('refuses %s', async (_, given, message) => {
    await expect(run(given.filter(row => row !== undefined))).rejects.toThrow(message)
  })
})
