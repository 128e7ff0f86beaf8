import { describe, expect, test } from 'vitest'
import { outcome, run } from '../../test/fixtures/analysis/make-run.ts'
import { deceptionBreakdown, type EditSize } from './deception-breakdown.ts'
import { editSizeCorrelation } from './edit-size-correlation.ts'
import { gapDistribution } from './gap-distribution.ts'
import { pairwiseAuc } from './pairwise-auc.ts'
import { stackedMutations } from './stacked-mutations.ts'
import { truncationAudit } from './truncation-audit.ts'

const options = { seed: 20_260_510, replicates: 500 }

/** Mutants: q_1 one above, one tied; q_2 both below; q_3 one above, one below. */
const outcomes = [
  outcome({
    id: 'q_1',
    canonical: 0.5,
    mutants: { off_by_one: 0.6, swap_arguments: 0.5 },
    domain: 'geometry',
  }),
  outcome({
    id: 'q_2',
    canonical: 0.5,
    mutants: { off_by_one: 0.4, swap_arguments: 0.3 },
    domain: 'validation',
  }),
  outcome({
    id: 'q_3',
    canonical: 0.5,
    mutants: { off_by_one: 0.55, swap_arguments: 0.1 },
    domain: 'validation',
  }),
]

function edit(characters: number, isMultiLine = false): EditSize {
  return { characters, relative: characters / 1_000, isMultiLine }
}
const edits = new Map([
  ['q_1_m0', edit(1)],
  ['q_1_m1', edit(30, true)],
  ['q_2_m0', edit(5)],
  ['q_2_m1', edit(20)],
  ['q_3_m0', edit(1)],
])

describe('deceptionBreakdown', () => {
  const report = deceptionBreakdown([run(outcomes), run(outcomes, { retriever: 'twin' })], edits)

  test('pools the triples of all systems and keeps a query one cluster', () => {
    expect(report?.overall).toMatchObject({
      pairs: 12,
      queries: 3,
      deceived: 6,
      tied: 2,
      rate: 0.5,
    })
  })

  test('splits by type and domain', () => {
    expect(report?.byType.map(({ label, rate }) => [label, rate])).toEqual([
      ['off_by_one', expect.closeTo(2 / 3, 12)],
      ['swap_arguments', expect.closeTo(1 / 3, 12)],
    ])
    expect(report?.byDomain.map(({ label, pairs, rate }) => [label, pairs, rate])).toEqual([
      ['validation', 8, 0.25],
      ['geometry', 4, 1],
    ])
  })

  test('splits by edit size in rising order, and leaves out pairs of unknown size', () => {
    expect(report?.byCharacters.map(({ label, pairs, rate }) => [label, pairs, rate])).toEqual([
      ['1', 4, 1],
      ['2–5', 2, 0],
      ['6–20', 2, 0],
      ['21+', 2, 1],
    ])
    expect(report?.byRelativeSize.map(({ label }) => label)).toEqual([
      '≤ 0.25 %',
      '0.25–0.5 %',
      '1–5 %',
    ])
    expect(report).toMatchObject({ withoutEdit: 2, multiLineShare: 0.2 })
  })

  test('narrows the pairs to the wanted mutation types', () => {
    const only = deceptionBreakdown([run(outcomes)], edits, new Set(['off_by_one']))

    expect(only?.overall.pairs).toBe(3)
    expect(deceptionBreakdown([run(outcomes)], edits, new Set())).toBeUndefined()
  })
})

describe('editSizeCorrelation', () => {
  test('correlates size with the share of systems that a pair deceives', () => {
    const strict = outcomes.map(each => ({ ...each, epsilon: 0 }))
    const report = editSizeCorrelation([run(strict)], edits)

    // Sizes 1, 30, 5, 20, 1 have midranks 1.5, 5, 3, 4, 1.5;
    // deceived 1, 1, 0, 0, 1 have 4, 4, 1.5, 1.5, 4.
    expect(report).toMatchObject({
      pairs: 5,
      characters: { value: expect.closeTo(-2.5 / Math.sqrt(9.5 * 7.5), 12) },
    })
  })

  test('is undefined with a reason when no pair deceives anyone', () => {
    const report = editSizeCorrelation([run(outcomes.slice(1, 2))], edits)

    expect(report.characters).toHaveProperty('undefinedBecause')
  })
})

describe('gapDistribution', () => {
  const report = gapDistribution(outcomes, { bins: 5 })

  test('describes canonical − best mutant with ties apart', () => {
    expect(report).toMatchObject({
      n: 3,
      unknown: 0,
      median: expect.closeTo(-0.05, 12),
      mean: expect.closeTo((-0.1 + 0.1 - 0.05) / 3, 12),
      shareBelow: 2 / 3,
      shareUnresolved: 0,
    })
  })

  test('gives densities that integrate to 1 over bins that both scores share', () => {
    const integrals = [report?.canonical, report?.bestMutant, report?.gap].map(histogram =>
      (histogram?.densities ?? []).reduce(
        (sum, density) => sum + density * (histogram?.binWidth ?? 0),
        0,
      ),
    )

    expect(integrals).toEqual([1, 1, 1].map(one => expect.closeTo(one, 12)))
    expect([report?.canonical.from, report?.canonical.binWidth]).toEqual([
      report?.bestMutant.from,
      report?.bestMutant.binWidth,
    ])
  })

  test('counts gaps within ε as unresolved', () => {
    const tied = outcome({ id: 'q', canonical: 0.5, mutants: { a: 0.500001 } })

    expect(gapDistribution([tied])).toMatchObject({ shareBelow: 0, shareUnresolved: 1 })
  })

  test('is undefined without a pair of scores', () => {
    expect(
      gapDistribution(outcomes.map(each => ({ ...each, own: { notMeasured: 'no score()' } }))),
    ).toBeUndefined()
  })
})

describe('pairwiseAuc', () => {
  test('counts ties half, lost and won', () => {
    expect(pairwiseAuc(outcomes)).toMatchObject({
      pairs: 6,
      auc: 3.5 / 6,
      pessimistic: 0.5,
      optimistic: 4 / 6,
    })
  })

  test('is undefined without a pair', () => {
    expect(pairwiseAuc([])).toBeUndefined()
  })
})

describe('stackedMutations', () => {
  test('compares on the queries that have every number of mutations', () => {
    const stacked = [
      outcome({ id: 'q_1', canonical: 0.5, mutants: { a: 0.6, b: 0.4, both: 0.7 } }),
      outcome({ id: 'q_2', canonical: 0.5, mutants: { a: 0.6, b: 0.6, both: 0.3 } }),
      outcome({ id: 'q_3', canonical: 0.5, mutants: { a: 0.6, b: 0.6 } }),
    ]
    const counts = new Map(
      ['q_1', 'q_2', 'q_3'].flatMap(id => [
        [`${id}_m0`, 1],
        [`${id}_m1`, 1],
        [`${id}_m2`, 2],
      ]),
    )
    const report = stackedMutations([run(stacked)], counts, options)

    expect(report).toMatchObject({ systems: 1, matched: 2 })
    expect(report.rows).toMatchObject([
      {
        mutations: 1,
        variants: 6,
        queries: 3,
        rate: expect.closeTo(2.5 / 3, 12),
        matchedRate: 0.75,
        difference: null,
      },
      // q_1: 0.5 → 1, q_2: 1 → 0.
      { mutations: 2, variants: 2, queries: 2, rate: 0.5, matchedRate: 0.5, difference: -0.25 },
    ])
  })
})

describe('truncationAudit', () => {
  test('tells ties that a cut explains from other ties', () => {
    expect(truncationAudit(outcomes, new Set(['q_1_m1', 'q_2_c']))).toEqual({
      truncated: 2,
      snippets: 9,
      pairs: 6,
      touched: 3,
      tied: 1,
      tiedUncut: 0,
    })
    expect(truncationAudit(outcomes, new Set())).toMatchObject({
      touched: 0,
      tied: 0,
      tiedUncut: 1,
    })
  })
})
