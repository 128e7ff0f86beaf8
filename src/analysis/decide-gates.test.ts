import { describe, expect, test } from 'vitest'
import { failedOutcome, passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import type { BaselineRun } from '../schema/index.ts'
import { decideGates } from './decide-gates.ts'
import type { DropEvidence, GateConfig, GateInput, GateReport } from './gate.ts'
import type { RunOutcomes } from './run-outcomes.ts'
import { toBaselineRun } from './to-baseline-run.ts'

const SEED = 20_260_510
const gate: GateConfig = { metric: 'exec@1', maxDrop: 0.02 }

function baselineOf(
  of: RunOutcomes,
  metrics: readonly string[] = ['exec@1', 'nDCG@10'],
): BaselineRun {
  return toBaselineRun(of, metrics, SEED)
}

/** A run of n queries of which `kept` pass before and after, `lost` only before, `won` only now. */
function changed(
  n: number,
  kept: number,
  lost: number,
  won: number,
): {
  readonly before: RunOutcomes
  readonly after: RunOutcomes
} {
  return {
    before: run(passFail(n, at => at < kept + lost)),
    after: run(passFail(n, at => at < kept || (at >= kept + lost && at < kept + lost + won))),
  }
}

function decide(input: Partial<GateInput> & Pick<GateInput, 'runs'>): GateReport {
  return decideGates({ gates: [gate], seed: SEED, ...input })
}

function onlyDrop(report: GateReport): DropEvidence {
  const evidence = report.decisions[0]?.evidence
  if (evidence?.kind !== 'drop') throw new Error('expected a drop')
  return evidence
}

describe('decideGates', () => {
  test('prints the example of the design for 63 lost and 24 won of 1,000', () => {
    const { before, after } = changed(1_000, 260, 63, 24)

    const report = decide({ runs: [after], baseline: [baselineOf(before)] })

    expect(report.decisions[0]?.message).toBe(
      'ours exec@1 0.323 → 0.284 (63 lost / 24 won, exact McNemar p < 0.001; ' +
        '95 % bound of the drop 0.058); allowed drop 0.020',
    )
    expect(report).toMatchObject({ exitCode: 1, problems: [] })
    expect(report.decisions[0]).toMatchObject({ state: 'fail', failsBuild: true })
  })

  test('passes an unchanged run of any size without asking for significance', () => {
    const { after } = changed(50, 20, 0, 0)

    const report = decide({ runs: [after], baseline: [baselineOf(after)] })

    expect(onlyDrop(report)).toMatchObject({ p: 1, interval: { low: 0, high: 0 }, drop: 0 })
    expect(report).toMatchObject({ exitCode: 0, decisions: [{ state: 'pass' }] })
  })

  test('passes when the bound of the drop is within what is allowed', () => {
    const { before, after } = changed(1_000, 300, 2, 1)

    expect(decide({ runs: [after], baseline: [baselineOf(before)] }).decisions[0]?.state).toBe(
      'pass',
    )
  })

  test('passes up to the bound and is inconclusive beyond it', () => {
    // Wald's bound: drop + 1.96 · √(lost + won) / n is 0.015 for 15 / 10 and 0.023 for 22 / 10.
    const states = [15, 22].map(lost => {
      const { before, after } = changed(1_000, 300, lost, 10)
      return decide({ runs: [after], baseline: [baselineOf(before)] }).decisions[0]?.state
    })

    expect(states).toEqual(['pass', 'inconclusive'])
  })

  test('fails at 50 queries with 6 lost and none won, and not with 5', () => {
    const states = [5, 6].map(lost => {
      const { before, after } = changed(50, 20, lost, 0)
      return decide({ runs: [after], baseline: [baselineOf(before)] }).decisions[0]?.state
    })

    expect(states).toEqual(['inconclusive', 'fail'])
  })

  test('is inconclusive without failing when neither is shown, and says what would be seen', () => {
    const { before, after } = changed(200, 100, 7, 3)

    const report = decide({ runs: [after], baseline: [baselineOf(before)] })

    expect(report).toMatchObject({ exitCode: 0, decisions: [{ state: 'inconclusive' }] })
    // Of 10 changed queries 9 lost / 1 won is the least with exact McNemar p < 0.05 (p = 0.0215).
    expect(onlyDrop(report).significantLoss).toMatchObject({ net: 8, lost: 9, won: 1 })
    expect(report.decisions[0]?.message).toContain(
      'inconclusive: a net loss of 8 (9 lost / 1 won) would be significant, ' +
        '200 queries find a true drop of',
    )
  })

  test('fails an inconclusive gate when told to', () => {
    const { before, after } = changed(200, 100, 7, 3)
    const gates = [{ ...gate, onInconclusive: 'fail' as const }]

    const report = decide({ runs: [after], baseline: [baselineOf(before)], gates })

    expect(report).toMatchObject({
      exitCode: 1,
      decisions: [{ state: 'inconclusive', failsBuild: true }],
    })
  })

  test('does not fail at exactly the allowed drop', () => {
    const { before, after } = changed(1_000, 300, 20, 0)

    const report = decide({ runs: [after], baseline: [baselineOf(before)] })

    expect(onlyDrop(report).p).toBeLessThan(0.001)
    expect(report.decisions[0]?.state).toBe('inconclusive')
  })

  test('fails under the margin rule only when the lower bound lies above the margin', () => {
    const gates = [{ ...gate, rule: 'margin' as const }]
    const states = [30, 60].map(lost => {
      const { before, after } = changed(1_000, 300, lost, 5)
      const report = decide({ runs: [after], baseline: [baselineOf(before)], gates })
      const { interval, p } = onlyDrop(report)
      return [report.decisions[0]?.state, 'low' in interval && interval.low > 0.02, p < 0.05]
    })

    expect(states).toEqual([
      ['inconclusive', false, false],
      ['fail', true, true],
    ])
  })

  test('adjusts the p values of all gates together', () => {
    const { before, after } = changed(50, 20, 6, 0)
    const gates = [gate, { metric: 'exec@3', maxDrop: 0.02 }]
    const baseline = [baselineOf(before, ['exec@1', 'exec@3'])]

    const report = decide({ runs: [after], baseline, gates })

    // 2 · (2 / 2⁶): one gate alone would fail.
    expect(onlyDrop(report)).toMatchObject({
      p: expect.closeTo(0.03125, 12),
      adjustedP: expect.closeTo(0.0625, 12),
      family: 2,
    })
    expect(report.decisions.map(({ state }) => state)).toEqual(['inconclusive', 'pass'])
  })

  test('gates a mean by the sign-flip test', () => {
    const { before, after } = changed(200, 40, 30, 2)
    const gates = [{ metric: 'nDCG@10', maxDrop: 0.01 }]

    const report = decide({ runs: [after], baseline: [baselineOf(before)], gates })

    expect(report.decisions[0]).toMatchObject({ state: 'fail', evidence: { test: 'sign-flip' } })
    // A lost canonical falls from rank 1 to rank 2.
    expect(onlyDrop(report).drop).toBeCloseTo((28 * (1 - 1 / Math.log2(3))) / 200, 12)
  })

  test('compares with the anchor too, which a slow series of accepted losses cannot move', () => {
    const { before, after } = changed(1_000, 250, 80, 10)

    const report = decide({
      runs: [after],
      baseline: [baselineOf(after)],
      anchor: [baselineOf(before)],
    })

    expect(report.decisions.map(({ reference, state }) => [reference, state])).toEqual([
      ['baseline', 'pass'],
      ['anchor', 'fail'],
    ])
    expect(report.decisions[1]?.message).toContain('against the anchor')
  })

  test('fails below an absolute floor whatever the baseline says', () => {
    const ours = run(passFail(100, at => at < 24))
    const gates = [
      { metric: 'exec@1', floor: 0.25 },
      { metric: 'exec@1', floor: 0.24 },
    ]

    const report = decide({ runs: [ours], gates })

    expect(report.decisions.map(({ state }) => state)).toEqual(['fail', 'pass'])
    expect(report.decisions[0]?.message).toBe(
      'ours exec@1 0.240 over 100 queries; required floor 0.250',
    )
  })

  test('gates only the retriever that it names', () => {
    const ours = run(passFail(20, () => true))
    const theirs = run(
      passFail(20, () => false),
      { retriever: 'theirs' },
    )
    const gates = [{ metric: 'exec@1', floor: 0.5, retriever: 'ours' }]

    expect(
      decide({ runs: [ours, theirs], gates }).decisions.map(({ retriever }) => retriever),
    ).toEqual(['ours'])
  })
})

describe('what is gated', () => {
  const whole = run(passFail(40, at => at < 20))
  const baseline = [baselineOf(whole)]
  const part = passFail(40, at => at < 20).slice(0, 10)

  test.each([
    ['narrowed by the user', run(part, { only: 'VITEST_RETRIEVAL_ONLY=lost' }), 'ONLY=lost'],
    [
      'interrupted',
      run(part, {}, { expected: 40, state: { kind: 'partial', reason: 'interrupted' } }),
      'interrupted',
    ],
    [
      'one slice of two',
      run(part, { slice: [0, 2], dataset: { ...whole.header.dataset, queries: 40 } }),
      'only slice 0/2 ran',
    ],
  ])('prints a run that is %s and does not gate it', (_, ours, reason) => {
    const report = decide({ runs: [ours], baseline })

    expect(report).toMatchObject({ exitCode: 0, problems: [], decisions: [{ state: 'not-gated' }] })
    expect(report.decisions[0]?.message).toContain(reason)
  })

  test.each([
    [
      'incomplete for no known reason',
      run(part, {}, { expected: 40 }),
      'measured 10 of 40 queries, and nothing says why',
    ],
    [
      'broken',
      run(part, {}, { state: { kind: 'broken', reason: 'index() failed: down' } }),
      'index() failed: down',
    ],
    [
      'with failed queries',
      run([...passFail(39, at => at < 20), failedOutcome('q_0039')], {}, { expected: 40 }),
      '1 of 40 queries of ours failed, so no significance is claimed',
    ],
  ])('calls a run that is %s an infrastructure failure', (_, ours, reason) => {
    const report = decide({ runs: [ours], baseline })

    expect(report.exitCode).toBe(3)
    expect(report.problems.join('\n')).toContain(reason)
    expect(report.decisions.map(({ state }) => state)).toEqual(['not-gated'])
  })

  test.each<[string, GateInput['baseline'], string]>([
    ['no baseline file', undefined, 'needs the baseline file, which is not there'],
    ['no entry for the run', [], 'must hold ours on made (pool base), but does not'],
    [
      'another dataset hash',
      [{ ...whole0(), dataset: { ...whole0().dataset, sha256: 'b'.repeat(64) } }],
      'same dataset hash',
    ],
    [
      'another recipe',
      [{ ...whole0(), recipe: { id: 'r', version: '2' } }],
      'same recipe, but has r 2 and this run has none',
    ],
    ['another seed', [{ ...whole0(), seed: 1 }], 'same seed, but has 1'],
    [
      'other queries',
      [{ ...whole0(), queryIds: ['q_9999'], metrics: { 'exec@1': [1] } }],
      '1 are gone (q_9999)',
    ],
    ['no such metric', [{ ...whole0(), metrics: {} }], 'must hold exec@1, but holds no metric'],
  ])('calls %s an infrastructure failure that says what to do', (_, file, reason) => {
    const report = decide({ runs: [whole], ...(file === undefined ? {} : { baseline: file }) })

    expect(report.exitCode).toBe(3)
    expect(report.problems).toHaveLength(1)
    expect(report.problems[0]).toContain(reason)
    expect(report.problems[0]).toMatch(/Accept|accept/)
  })

  test('misses a baseline run in a whole invocation only', () => {
    const file = [...baseline, { ...whole0(), retriever: 'gone' }]

    expect(decide({ runs: [whole], baseline: file }).exitCode).toBe(0)
    expect(decide({ runs: [whole], baseline: file, isWhole: true })).toMatchObject({
      exitCode: 3,
      problems: [expect.stringContaining('The baseline holds gone on made')],
    })
  })

  test('does not pass a whole invocation that measured nothing', () => {
    const report = decide({ runs: [], baseline: [], isWhole: true })

    expect(report).toMatchObject({
      exitCode: 3,
      problems: [expect.stringContaining('must find a measured run, but measured were: none')],
    })
  })

  test('leaves asserting suites alone', () => {
    const asserting = run(
      passFail(10, () => false),
      { kind: 'assert' },
    )

    expect(decide({ runs: [asserting], baseline })).toMatchObject({ decisions: [], exitCode: 0 })
  })

  test('calls a cutoff below the judged ranks a problem, not an error', () => {
    const report = decide({ runs: [whole], gates: [{ metric: 'exec@50', floor: 0.1 }] })

    expect(report.exitCode).toBe(3)
    expect(report.problems[0]).toContain('needs 50 judged ranks, but ours judged 10')
  })

  test('lets a regression outrank a fault in the exit code', () => {
    const gates = [{ metric: 'exec@1', floor: 0.9 }, gate]

    expect(decide({ runs: [whole], gates, baseline: [] })).toMatchObject({ exitCode: 1 })
  })

  test('says a fault once, however many gates it stops', () => {
    const gates = [gate, { ...gate, metric: 'nDCG@10' }]

    expect(decide({ runs: [whole], gates }).problems).toHaveLength(1)
  })

  test('refuses a gate without anything to hold', () => {
    expect(() => decide({ runs: [], gates: [{ metric: 'accuracy', floor: 1 }] })).toThrow(
      '"accuracy"',
    )
    expect(() => decide({ runs: [whole], gates: [{ metric: 'exec@1' }] })).toThrow(
      'gate 1 (exec@1) has neither',
    )
  })

  function whole0(): BaselineRun {
    return baselineOf(run(passFail(40, at => at < 20)))
  }
})
