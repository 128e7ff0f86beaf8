import { describe, expect, test } from 'vitest'
import { roleOracle, scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import { toBaselineRun, type RunOutcomes, type RunState } from '../analysis/index.ts'
import { evaluate } from '../evaluation/index.ts'
import type { QueryOutcome } from '../schema/index.ts'
import { buildReport } from './build-report.ts'
import { parseReporterOptions } from './options.ts'
import { renderReport } from './render-report.ts'
import { plainPaint, type Report } from './report.ts'

const dataset = syntheticDataset(40)

async function runOf(name: string, isHit: (queryNumber: number) => boolean): Promise<RunOutcomes> {
  const retriever = scripted(name, dataset, isHit)
  const { header, outcomes } = await evaluate({ dataset, retriever, oracle: roleOracle })
  const timed = outcomes.map((outcome): QueryOutcome =>
    outcome.state === 'measured' ? { ...outcome, searchMs: 1.25 } : outcome,
  )
  return { project: '', header, outcomes: timed, expected: 40, state: { kind: 'complete' } }
}

function reportOf(runs: readonly RunOutcomes[], before: readonly RunOutcomes[] = []): Report {
  const options = parseReporterOptions({
    baseline: 'baseline.json',
    gate: { metric: 'exec@1', maxDrop: 0.02 },
    replicates: 200,
  })
  return buildReport({
    runs,
    options,
    baseline: before.map(run => toBaselineRun(run, ['exec@1'], options.seed)),
    anchor: undefined,
    isWhole: false,
    problems: [],
    accepted: [],
    resultsPath: '.vitest/retrieval/results.json',
  })
}

describe('renderReport', () => {
  test('shows a regression beside an unchanged retriever', async () => {
    const before = [await runOf('ours', n => n % 4 > 0), await runOf('bm25', n => n % 4 === 0)]
    const after = [await runOf('ours', n => n % 4 > 1), await runOf('bm25', n => n % 4 === 0)]

    expect(renderReport(reportOf(after, before), plainPaint)).toMatchInlineSnapshot(`
      "
       Retrieval  synthetic 40 queries · 200 snippets · pool base · sha 00000000…  seed 20260510 · 200 replicates
       retriever  exec@1  95% CI            lift  topical@1  Δ baseline                 exec@5  nDCG@10  deceived   ties  ms/query
       ours        0.500  [0.352, 0.648]  +0.375      1.000  −0.250 [−0.402, −0.140] ▼   1.000    0.815    12.5 %  0.0 %       1.3
       bm25        0.250  [0.142, 0.402]  +0.063      1.000  =                           1.000    0.723    18.8 %  0.0 %       1.3
       chance      0.200                                                                 1.000    0.590
               exec@1     @3     @5    @10  execp@1     @3     @5    @10  nDCG@1     @3     @5    @10
       ours     0.500  1.000  1.000  1.000    0.500  0.333  0.200  0.100   0.500  0.815  0.815  0.815
       bm25     0.250  1.000  1.000  1.000    0.250  0.333  0.200  0.100   0.250  0.723  0.723  0.723
       chance   0.200  0.600  1.000  1.000    0.200  0.200  0.200  0.100   0.200  0.426  0.590  0.590
       deceived by  off_by_one  swap_arguments  wrong_comparison  wrong_operator
       ours             50.0 %           0.0 %             0.0 %           0.0 %
       bm25             75.0 %           0.0 %             0.0 %           0.0 %
       Rank 1 of a miss
         ours  paired mutant 100.0 %  (20 misses)
         bm25  paired mutant 100.0 %  (30 misses)
       exec@1 against the baseline
         ours  won 0 · lost 10 (q_0001, q_0005, q_0009, q_0013, q_0017, …)
         ask again: VITEST_RETRIEVAL_ONLY=lost npx vitest bench --run
       ✗ gate  ours exec@1 0.750 → 0.500 (10 lost / 0 won, exact McNemar p = 0.002, Holm over 2 p = 0.004; 95 % bound of the drop 0.402); allowed drop 0.020
       ✓ gate  bm25 exec@1 0.250 → 0.250 (no query of 40 changed); allowed drop 0.020
       Results  .vitest/retrieval/results.json
      "
    `)
  })

  test.for([60, 80, 100])('keeps the tables within a terminal of %i columns', async width => {
    const before = [await runOf('ours', n => n % 4 > 0)]
    const report = reportOf([await runOf('ours', n => n % 4 > 1)], before)

    const text = renderReport(report, { ...plainPaint, width })
    const tables = text.slice(text.indexOf(' retriever'), text.indexOf(' Rank 1'))

    expect(Math.max(...tables.split('\n').map(line => [...line].length))).toBeLessThanOrEqual(width)
    expect(tables).toMatch(/ours +0\.500/)
    expect(tables).toContain('Δ baseline')
    expect(tables).toMatch(/off_by_one +/)
  })

  test('prints a pattern that asks a few lost queries again', async () => {
    const text = renderReport(
      reportOf([await runOf('ours', n => n !== 7 && n !== 9)], [await runOf('ours', n => n !== 3)]),
      plainPaint,
    )

    expect(text).toContain('   ours  won 1 (q_0003) · lost 2 (q_0007, q_0009)\n')
    expect(text).toContain(
      "ask again: npx vitest bench --run -t 'q_0007|q_0009', or VITEST_RETRIEVAL",
    )
  })

  test('names a partial run and does not gate it', async () => {
    const run = await runOf('ours', () => true)
    const state: RunState = { kind: 'partial', reason: '-t geometry' }
    const part = { ...run, state, outcomes: run.outcomes.slice(0, 10) }

    const text = renderReport(reportOf([part], [run]), plainPaint)

    expect(text).toContain('◌ ours is partial and not gated: -t geometry')
    expect(text).not.toMatch(/gate {2}ours/)
  })

  test('counts failed queries by cause, apart from misses', async () => {
    const run = await runOf('ours', () => true)
    const outcomes = run.outcomes.map((outcome, at): QueryOutcome =>
      at < 3
        ? {
            version: 1,
            state: 'failed',
            queryId: outcome.queryId,
            domain: outcome.domain,
            language: outcome.language,
            fault: { kind: 'retriever', message: `503 for ${outcome.queryId}`, cause: '503 for …' },
          }
        : outcome,
    )

    const text = renderReport(reportOf([{ ...run, outcomes }], [run]), plainPaint)

    expect(text).toContain('ours: 3 queries failed, 37 measured, 0 not asked')
    expect(text).toContain('3 × retriever: 503 for q_0001')
    expect(text).toMatch(/ours +1\.000/)
  })

  test('replaces a section that throws by a line that says so', async () => {
    const report = reportOf([await runOf('ours', () => true)])
    const broken: Report = {
      ...report,
      boards: report.boards.map(board => ({
        ...board,
        leaderboard: { ...board.leaderboard, rows: [] },
      })),
      get gates(): Report['gates'] {
        throw new Error('no gates')
      },
    }

    const text = renderReport(broken, plainPaint)

    expect(text).toContain('The section "gates" could not be rendered: no gates')
    expect(text).toContain('Retrieval  synthetic')
  })
})
