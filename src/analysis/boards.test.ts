import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome, passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { wilson } from '../stats/index.ts'
import { blindBaselines, type BlindGroup } from './blind-baselines.ts'
import { boardAgreement } from './board-agreement.ts'
import { equivalentsTwoByTwo } from './equivalents-two-by-two.ts'
import { queryDifficulty } from './query-difficulty.ts'
import { starVersusBalanced } from './star-versus-balanced.ts'
import { strataOf } from './strata.ts'

const options = { seed: 20_260_510, replicates: 500 }

/** One query per given rank of the canonical. */
function withRanks(ranks: readonly number[]): readonly MeasuredOutcome[] {
  return ranks.map((rank, at) =>
    outcome({
      id: `q_${at}`,
      canonical: 0.5,
      mutants: {},
      foreign: Array.from({ length: rank - 1 }, (_, above) => 0.6 + above / 100),
    }),
  )
}

describe('boardAgreement', () => {
  const runs = [
    run(withRanks([1, 9, 9]), { retriever: 'sharp' }),
    run(withRanks([2, 2, 2]), { retriever: 'steady' }),
    run(withRanks([1, 1, 9]), { retriever: 'best' }),
  ]

  test('shows which systems change places between two metrics', () => {
    const { ranks } = boardAgreement(runs)

    expect(
      ranks.map(({ retriever, first, second, change }) => [
        retriever,
        first.rank,
        second.rank,
        change,
      ]),
    ).toEqual([
      ['best', 1, 1, 0],
      ['sharp', 2, 3, -1],
      ['steady', 3, 2, 1],
    ])
  })

  test('measures the agreement by Kendall’s tau', () => {
    // Three pairs, one of them reversed: (2 − 1) / 3.
    expect(boardAgreement(runs).tau).toMatchObject({ value: expect.closeTo(1 / 3, 12) })
    expect(boardAgreement(runs, 'exec@1', 'exec@1').tau).toMatchObject({
      value: expect.closeTo(1, 12),
    })
  })

  test('gives equal systems the mean place', () => {
    const twins = [run(withRanks([1]), { retriever: 'a' }), run(withRanks([1]), { retriever: 'b' })]

    expect(boardAgreement(twins).ranks.map(({ first }) => first.rank)).toEqual([1.5, 1.5])
    expect(boardAgreement(twins).tau).toHaveProperty('undefinedBecause')
  })
})

describe('queryDifficulty', () => {
  test('counts the systems that solve each query, and the queries that none solves', () => {
    const runs = [run(withRanks([1, 1, 2, 2])), run(withRanks([1, 2, 2, 2]), { retriever: 'b' })]
    const report = queryDifficulty(runs)

    expect(report.queries.map(({ solvedBy }) => solvedBy)).toEqual([2, 1, 0, 0])
    expect(report).toMatchObject({
      solvedByCounts: [2, 1, 1],
      median: 0.5,
      unsolved: ['q_2', 'q_3'],
    })
  })

  test('lists the hardest domain first', () => {
    const hard = outcome({ id: 'q_1', canonical: 0.1, mutants: { a: 0.5 }, domain: 'date_time' })
    const easy = outcome({ id: 'q_2', canonical: 0.9, mutants: { a: 0.5 }, domain: 'geometry' })

    expect(queryDifficulty([run([hard, easy])]).byDomain).toEqual([
      { domain: 'date_time', queries: 1, exec: 0 },
      { domain: 'geometry', queries: 1, exec: 1 },
    ])
  })
})

describe('strataOf', () => {
  test('summarizes a metric within every domain', () => {
    const strata = strataOf(
      [
        outcome({ id: 'q_1', canonical: 0.9, mutants: { a: 0.5 }, domain: 'validation' }),
        outcome({ id: 'q_2', canonical: 0.1, mutants: { a: 0.5 }, domain: 'validation' }),
        outcome({ id: 'q_3', canonical: 0.9, mutants: { a: 0.5 }, domain: 'geometry' }),
      ],
      'domain',
      'exec@1',
      options,
    )

    expect(
      strata.map(({ stratum, n, summary }) => [stratum, n, summary.value, summary.interval]),
    ).toEqual([
      ['geometry', 1, 1, Object.values(wilson(1, 1))],
      ['validation', 2, 0.5, Object.values(wilson(1, 2))],
    ])
  })
})

describe('starVersusBalanced', () => {
  function pool(name: 'base' | 'balanced', n: number, passing: number): ReturnType<typeof run> {
    const base = run(passFail(n, at => at < passing))
    return run(base.outcomes, { dataset: { ...base.header.dataset, pool: name } })
  }

  test('flags a retriever that loses its lift in the balanced pool', () => {
    const [effect] = starVersusBalanced(
      [{ star: pool('base', 60, 50), balanced: pool('balanced', 60, 30) }],
      options,
    )

    // Chance is ½: lifts (50/60 − ½) / ½ and (30/60 − ½) / ½.
    expect(effect).toMatchObject({
      n: 60,
      starLift: expect.closeTo(2 / 3, 12),
      balancedLift: expect.closeTo(0, 12),
      difference: expect.closeTo(2 / 3, 12),
      isFlagged: true,
    })
  })

  test('does not flag equal lifts', () => {
    const [effect] = starVersusBalanced(
      [{ star: pool('base', 60, 30), balanced: pool('balanced', 60, 30) }],
      options,
    )

    expect(effect).toMatchObject({ difference: 0, p: 1, isFlagged: false })
  })
})

describe('equivalentsTwoByTwo', () => {
  test('tells correctness within a style from style', () => {
    const outcomes = Array.from({ length: 12 }, (_, at) =>
      outcome({
        id: `q_${at}`,
        canonical: 0.9,
        mutants: { bug: 0.85, rewrite: 0.6, rewriteBug: 0.59 + (at % 3) / 100 },
      }),
    )
    const quads = outcomes.map(({ queryId }) => ({
      queryId,
      canonical: `${queryId}_c`,
      canonicalBug: `${queryId}_m0`,
      rewrite: `${queryId}_m1`,
      rewriteBug: `${queryId}_m2`,
    }))
    const report = equivalentsTwoByTwo(
      outcomes,
      [...quads, { ...quads[0], queryId: 'gone' } as (typeof quads)[0]],
      options,
    )

    expect(report).toMatchObject({ n: 12, unknown: 1 })
    expect(
      report?.effects.map(({ difference, shareAbove, shareTied }) => [
        difference,
        shareAbove,
        shareTied,
      ]),
    ).toEqual([
      [expect.closeTo(0.05, 12), 1, 0],
      [expect.closeTo(0, 12), expect.closeTo(1 / 3, 12), expect.closeTo(1 / 3, 12)],
      [expect.closeTo(0.3, 12), 1, 0],
      [expect.closeTo(0.25, 12), 1, 0],
    ])
    // All 12 signs equal: 2 / 2¹²; Holm over four effects.
    expect(report?.effects[0]?.p).toBeCloseTo(2 / 4_096, 12)
    expect(report?.effects[0]?.adjustedP).toBeCloseTo(8 / 4_096, 12)
  })
})

describe('blindBaselines', () => {
  /** The passing snippet is the longest in a share of the queries. */
  function groups(n: number, isLongest: (at: number) => boolean): readonly BlindGroup[] {
    return Array.from({ length: n }, (_, at) => ({
      queryId: `q_${at}`,
      snippets: Array.from({ length: 5 }, (_, snippet) => ({
        text: `x = ${'a'.repeat(snippet === 4 ? 9 : snippet + 1)}`,
        passes: snippet === (isLongest(at) ? 4 : at % 4),
      })),
    }))
  }

  test('finds a dataset whose right answers are the longest', () => {
    const longest = blindBaselines(groups(200, () => true)).find(({ name }) => name === 'longest')

    expect(longest).toMatchObject({
      n: 200,
      hits: 200,
      rate: 1,
      floor: expect.closeTo(0.2, 12),
      isBiased: true,
    })
  })

  test('passes a dataset whose right answers are spread evenly', () => {
    const longest = blindBaselines(groups(200, at => at % 5 === 0)).find(
      ({ name }) => name === 'longest',
    )

    expect(longest).toMatchObject({ rate: 0.2, p: expect.closeTo(1, 6), isBiased: false })
  })

  test('calls a significant but small preference no bias', () => {
    const longest = blindBaselines(groups(4_000, at => at % 50 < 11)).find(
      ({ name }) => name === 'longest',
    )

    // 22 % against a chance of 20 %: z = 3.2 at n = 4,000.
    expect(longest).toMatchObject({ rate: 0.22, isBiased: false })
    expect(longest?.adjustedP).toBeLessThan(0.05)
  })

  test('counts the passing share of a tie, as a random order would', () => {
    const same = [
      {
        queryId: 'q',
        snippets: [
          { text: 'a', passes: true },
          { text: 'a', passes: false },
        ],
      },
    ]

    expect(blindBaselines(same).map(({ n, tied, rate }) => [n, tied, rate])).toEqual(
      Array.from({ length: 10 }, () => [1, 1, 0.5]),
    )
  })

  test('finds the centre of a star without reading the query, and calls it no bias', () => {
    const edit = fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { minLength: 4, maxLength: 4 })
    const star = fc.array(edit, { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(star, queries => {
        const text = 'def scale(values, factor): return [v * factor for v in values]'
        const made = queries.map((places, at) => ({
          queryId: `q_${at}`,
          snippets: [
            { text, passes: true },
            ...places.map(place => ({
              text: `${text.slice(0, place)}#${text.slice(place + 1)}`,
              passes: false,
            })),
          ],
        }))
        const medoid = blindBaselines(made).find(({ name }) => name === 'medoid')

        expect(medoid?.rate).toBeGreaterThan(0.8)
        expect(medoid).toMatchObject({ kind: 'pool-aware', adjustedP: null, isBiased: false })
      }),
      { seed: 20_260_510, numRuns: 10 },
    )
  })
})
