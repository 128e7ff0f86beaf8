import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { failing, sampleReport, sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import type { RunOutcomes } from '../analysis/index.ts'
import { environmentOf, outcomesJsonl, resultsJson } from '../reporter/index.ts'
import { compare } from './compare.ts'
import { dispatch } from './dispatch.ts'

// Of 40 queries `before` passes 30 and `after` 20 of the same: 10 lost, none won.
const before = await sampleRun('ours', n => n % 4 > 0)
const after = await sampleRun('ours', n => n % 4 > 1)
const bm25 = await sampleRun('bm25', n => n % 4 === 0)

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

function store(name: string, runs: readonly RunOutcomes[]): string {
  const path = join(folder, name, 'results.json')
  const report = sampleReport(runs)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, resultsJson(report, environmentOf('5', runs)))
  writeFileSync(join(dirname(path), 'outcomes.jsonl'), outcomesJsonl(report.boards))
  return path
}

const paths = {
  before: store('before', [before, bm25]),
  after: store('after', [after, bm25]),
  alone: store('alone', [after]),
}

async function cli(
  ...argv: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const code = await dispatch(['compare', ...argv], [compare], {
    out: text => void (out += text),
    err: text => void (err += text),
  })
  return { code, out, err }
}

describe('compare', () => {
  test('compares two draws of the same tasks, but only when told that they are', async () => {
    const other = { ...after.header.dataset, sha256: 'f'.repeat(64), id: 'redrawn' }
    const redrawn = store('redrawn', [{ ...after, header: { ...after.header, dataset: other } }])
    const asked = [`${paths.before}#ours`, redrawn, '--json', '--metrics', 'exec@1']

    const refused = await cli(...asked)
    const { out } = await cli(...asked, '--redrawn')

    expect(refused.code).toBe(2)
    expect(JSON.parse(out).comparisons[0].metrics[0]).toMatchObject({ before: 0.75, after: 0.5 })
  })

  test('compares the same tasks in two languages, each retriever that both have', async () => {
    const typescript = {
      ...after,
      header: {
        ...after.header,
        dataset: { ...after.header.dataset, sha256: 'e'.repeat(64), pool: 'typescript' as const },
      },
      outcomes: after.outcomes.map(outcome => ({ ...outcome, language: 'typescript' })),
    }
    const path = store('typescript', [typescript])

    const { code, out } = await cli(paths.before, path, '--languages')
    const json = JSON.parse((await cli(paths.before, path, '--languages', '--json')).out)
    const refused = await cli(`${paths.before}#bm25`, path, '--languages')

    expect(code).toBe(0)
    expect(out).toContain('ours  python → typescript  40 tasks in both')
    expect(out).toContain('0.750 → 0.500  −0.250')
    expect(json.comparisons).toHaveLength(1)
    expect(json.comparisons[0].exec).toMatchObject({ n: 40, before: 0.75, after: 0.5 })
    expect(refused.code).toBe(2)
  })

  test('pairs the retrievers of two files, query by query', async () => {
    const { code, out } = await cli(
      paths.before,
      paths.after,
      '--json',
      '--metrics',
      'exec@1,nDCG@10',
    )

    const { schemaVersion, comparisons } = JSON.parse(out)
    const [ours, same] = comparisons
    expect([code, schemaVersion, comparisons.length]).toEqual([0, 1, 2])
    expect(ours.metrics[0]).toMatchObject({
      metric: 'exec@1',
      n: 40,
      before: 0.75,
      after: 0.5,
      test: 'mcnemar',
      // 2 · (1/2)^10, doubled again by Holm over two metrics at most.
      p: 2 ** -9,
      smallestSignificantLoss: 8,
    })
    expect(ours.metrics[0].lost).toHaveLength(10)
    expect(same.metrics[0]).toMatchObject({ drop: 0, p: 1, interval: { low: 0, high: 0 } })
  })

  test('prints change, interval, fixed and broken queries, and what could have been found', async () => {
    const { out } = await cli(`${paths.before}#ours`, `${paths.after}#ours`, '--metrics', 'exec@1')

    // Tango's interval of 10 lost and none won of 40, solved from its statistic in Python.
    expect(out).toContain(
      '0.750 → 0.500  −0.250 [−0.402, −0.140]  0 fixed / 10 broke  p 0.002  Holm 0.002',
    )
    expect(out).toMatch(/ {2}broke {2}\S+, .*… \(10\)/)
    expect(out).toContain('with 10 changed queries a net loss of 8 reaches p < 0.05')
  })

  test('compares two retrievers of one file', async () => {
    const { out } = await cli(`${paths.after}#bm25`, `${paths.after}#ours`, '--metrics', 'exec@1')

    expect(out).toContain('bm25')
    expect(out).toContain('0.250 → 0.500')
  })

  test('compares two single runs whatever their names', async () => {
    expect((await cli(`${paths.before}#bm25`, paths.alone, '--metrics', 'exec@1')).out).toContain(
      '0.250 → 0.500',
    )
  })

  test('claims no significance when queries failed', async () => {
    const [first, ...rest] = after.outcomes
    const broken =
      first === undefined ? after : { ...after, outcomes: [failing(first, 'HTTP 500'), ...rest] }
    const path = store('broken', [broken])

    const { out } = await cli(`${paths.before}#ours`, path, '--metrics', 'exec@1')

    expect(out).toContain('no significance claimed')
    expect(out).toContain('1 on one side only')
  })

  test.each([
    ['one run', [paths.before], 'compare must be given two runs, but got 1'],
    [
      'an unknown retriever',
      [paths.before, `${paths.after}#gone`],
      'must hold a run of "gone", but holds "ours", "bm25"',
    ],
    ['a missing file', [paths.before, '/nowhere.json'], '/nowhere.json must be a readable file'],
    [
      'an unknown metric',
      [paths.before, paths.after, '--metrics', 'nonsense'],
      'A metric must be one of',
    ],
  ])('refuses %s with exit code 2', async (_, argv, message) => {
    expect(await cli(...argv)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    })
  })
})
