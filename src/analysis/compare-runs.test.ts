import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedOutcome, outcome, passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import { allPairs } from './all-pairs.ts'
import { compareArms } from './compare-arms.ts'
import { compareRuns, compareWithBaseline } from './compare-runs.ts'
import { toBaselineRun } from './to-baseline-run.ts'

const options = { seed: 20_260_510, replicates: 500 }

describe('compareRuns', () => {
  test('names the queries that only one run solves', () => {
    const first = run(passFail(10, at => at < 5))
    const second = run(passFail(10, at => at > 2 && at < 7))

    expect(compareRuns(first, second, 'exec@1', options)).toMatchObject({
      metric: 'exec@1',
      n: 10,
      lost: ['q_0000', 'q_0001', 'q_0002'],
      won: ['q_0005', 'q_0006'],
      before: 0.5,
      after: 0.4,
      drop: 0.1,
      // Two-sided exact McNemar for 3 : 2 is 2 · (1 + 5 + 10) / 2⁵ = 1.
      p: expect.closeTo(1, 12),
    })
  })

  test('reproduces the published comparison of 47 and 66 one-sided successes', () => {
    const first = run(passFail(939, at => at < 54))
    const second = run(passFail(939, at => at < 7 || (at >= 54 && at < 120)))
    const { lost, won, p } = compareRuns(first, second, 'exec@1', options)

    expect([lost.length, won.length]).toEqual([47, 66])
    expect(p).toBeCloseTo(0.08995, 5)
  })

  test.each(['exec@1', 'nDCG@10'])(
    'gives p = 1 and [0, 0] for identical systems under %s',
    metric => {
      fc.assert(
        fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), passes => {
          const same = run(passFail(passes.length, at => passes[at] === true))

          expect(compareRuns(same, same, metric, options)).toMatchObject({
            p: 1,
            drop: 0,
            interval: { low: 0, high: 0 },
          })
        }),
        { seed: 20_260_510, numRuns: 30 },
      )
    },
  )

  test('is antisymmetric', () => {
    const first = run(passFail(60, at => at % 3 === 0))
    const second = run(passFail(60, at => at % 4 === 0))
    const there = compareRuns(first, second, 'exec@1', options)
    const back = compareRuns(second, first, 'exec@1', options)

    expect(back).toMatchObject({ lost: there.won, won: there.lost, p: there.p, drop: -there.drop })
  })

  test('refuses runs on two datasets, and runs that share no query', () => {
    const first = run(passFail(3, () => true))
    const other = run(
      passFail(3, () => true),
      { dataset: { ...first.header.dataset, pool: 'stacked' } },
    )
    const apart = run([outcome({ id: 'elsewhere', canonical: 1, mutants: {} })])

    expect(() => compareRuns(first, other, 'exec@1', options)).toThrow(
      'must use one dataset and pool',
    )
    expect(() => compareRuns(first, apart, 'exec@1', options)).toThrow('none of 3 (such as q_0000)')
  })

  test('refuses to claim significance while a query failed', () => {
    const first = run(passFail(3, () => true))
    const second = run([...passFail(2, () => true), failedOutcome('q_0002')])

    expect(compareRuns(first, second, 'exec@1', options)).toMatchObject({
      n: 2,
      unshared: 1,
      noSignificance: '1 of 3 queries of ours failed, so no significance is claimed',
    })
  })
})

describe('compareWithBaseline', () => {
  const before = run(passFail(20, at => at < 10))
  const baseline = toBaselineRun(before, ['exec@1'], 1)

  test('compares a part of the queries with the same part of the baseline', () => {
    const part = run(passFail(20, at => at < 4).slice(0, 8), { only: 'domain:geometry' })

    expect(compareWithBaseline(part, baseline, 'EXEC@1', options)).toMatchObject({
      n: 8,
      before: 1,
      after: 0.5,
      lost: ['q_0004', 'q_0005', 'q_0006', 'q_0007'],
      won: [],
    })
  })

  test('refuses another dataset hash and a metric that was not kept', () => {
    const dataset = { ...baseline.dataset, sha256: 'b'.repeat(64) }

    expect(() => compareWithBaseline(before, { ...baseline, dataset }, 'exec@1', options)).toThrow(
      'same dataset hash',
    )
    expect(() => compareWithBaseline(before, baseline, 'nDCG@10', options)).toThrow(
      'must hold nDCG@10, but holds exec@1',
    )
  })
})

describe('toBaselineRun', () => {
  test('keeps one pessimistic value per query, sorted by id', () => {
    const tied = outcome({ id: 'q_2', canonical: 0.5, mutants: { a: 0.5 } })
    const first = outcome({ id: 'q_1', canonical: 0.5, mutants: { a: 0.1 } })

    expect(toBaselineRun(run([tied, first]), ['exec@1'], 7)).toMatchObject({
      queryIds: ['q_1', 'q_2'],
      metrics: { 'exec@1': [1, 0] },
      tiePolicy: 'pessimistic',
      seed: 7,
    })
  })

  test.each([
    [
      'incomplete',
      run(
        passFail(2, () => true),
        { expected: 3 },
      ),
    ],
    [
      'partial',
      run(
        passFail(2, () => true),
        {},
        { state: { kind: 'partial', reason: 'filtered' } },
      ),
    ],
    ['with a failed query', run([...passFail(2, () => true), failedOutcome('q_9')])],
  ])('refuses a run that is %s', (_, ours) => {
    expect(() => toBaselineRun(ours, ['exec@1'], 1)).toThrow(
      'Only a complete run can become a baseline',
    )
  })
})

describe('compareArms', () => {
  test('pairs two treatments whose texts, and so whose hashes, differ', () => {
    const plain = run(passFail(10, at => at < 6))
    const masked = run(
      passFail(10, at => at < 2),
      { dataset: { ...plain.header.dataset, sha256: 'b'.repeat(64) } },
    )

    expect(compareArms(plain, masked, 'exec@1', options)).toMatchObject({ n: 10, drop: 0.4 })
  })
})

describe('allPairs', () => {
  test('adjusts every pair under every metric as one family', () => {
    const runs = ['a', 'b', 'c'].map((retriever, at) =>
      run(
        passFail(40, query => query < 10 + 8 * at),
        { retriever },
      ),
    )
    const matrix = allPairs(runs, ['exec@1'], options)

    expect(matrix.family).toBe(3)
    expect(matrix.comparisons.map(({ first, second }) => [first, second])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    // 8 : 0 gives 2 / 2⁸ = 1/128, 16 : 0 gives 2 / 2¹⁶; Holm: × 3, then × 2.
    expect(matrix.comparisons.map(({ adjustedP }) => adjustedP)).toEqual([
      expect.closeTo(2 / 128, 12),
      expect.closeTo(3 / 32_768, 12),
      expect.closeTo(2 / 128, 12),
    ])
  })

  test('tells runs of one retriever apart by their project', () => {
    const runs = ['one', 'two'].map(project =>
      run(
        passFail(4, () => true),
        {},
        { project },
      ),
    )

    expect(allPairs(runs, ['exec@1'], options).comparisons).toMatchObject([
      { first: 'ours (one)', second: 'ours (two)' },
    ])
  })
})
