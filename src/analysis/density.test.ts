import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome, run, type MadeQuery } from '../../test/fixtures/analysis/make-run.ts'
import { exec } from '../metrics/index.ts'
import type { Hit, MeasuredOutcome } from '../schema/index.ts'
import { densityReport } from './density.ts'
import { execByEnumeration } from './enumerate-kept.ts'
import { execKeeping, rankOneContest } from './kept-distractors.ts'

interface Row {
  readonly m: number
  readonly above: number
  readonly unrelated_above: number
  readonly expected_exec1_by_d: Readonly<Record<string, number>>
}
const url = new URL('../../test/fixtures/analysis/density.json', import.meta.url)
const rows = (JSON.parse(readFileSync(url, 'utf8')) as { rows: readonly Row[] }).rows

function madeOf({ m, above, unrelated_above }: Row): MeasuredOutcome {
  const mutants = Object.fromEntries(
    Array.from({ length: m }, (_, at) => [
      `type_${at}`,
      at < above ? 0.7 + at / 100 : 0.3 - at / 100,
    ]),
  )
  const foreign = Array.from({ length: unrelated_above }, (_, at) => 0.9 + at / 100)
  return outcome({ id: 'q', canonical: 0.5, mutants, foreign })
}

/** Scores from few values, so that ties are common; at most 5 own and 3 foreign snippets. */
const level = fc.integer({ min: 0, max: 3 }).map(value => value / 10)
const query: fc.Arbitrary<MadeQuery> = fc.record({
  id: fc.constant('q'),
  canonical: level,
  mutants: fc
    .array(level, { maxLength: 4 })
    .map(scores => Object.fromEntries(scores.map((score, at) => [`type_${at}`, score]))),
  foreign: fc.array(level, { maxLength: 3 }),
})
const options = { seed: 20_260_510, numRuns: 300 }

/**
 * exec@1 by listing every kept subset and, inside the first tie, every member that may stand first.
 */
function slowly(of: MeasuredOutcome, kept: number): { readonly [reading: string]: number } {
  const removable = of.hits.filter(hit => hit.role === 'distractor').map(hit => hit.id)
  const size = Math.min(kept, removable.length)
  const firsts = subsets(removable)
    .filter(subset => subset.length === size)
    .map(subset => {
      const left = of.hits.filter(hit => !removable.includes(hit.id) || subset.includes(hit.id))
      return left.filter(hit => hit.score === left[0]?.score).map(hit => Number(hit.verdict.passes))
    })
  const mean = (read: (values: readonly number[]) => number): number =>
    firsts.reduce((sum, values) => sum + read(values), 0) / firsts.length
  return {
    pessimistic: mean(values => Math.min(...values)),
    expected: mean(values => values.reduce((sum, value) => sum + value, 0) / values.length),
    optimistic: mean(values => Math.max(...values)),
  }
}

function subsets(items: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1),
  )
}

function contestOf(of: MeasuredOutcome): NonNullable<ReturnType<typeof rankOneContest>> {
  const contest = rankOneContest(of)
  if (contest === undefined) throw new Error('expected a contest')
  return contest
}

describe('execKeeping', () => {
  test.each(rows)(
    'gives the reference for m = $m, $above above, $unrelated_above unrelated',
    row => {
      const contest = contestOf(madeOf(row))
      const ours = Object.keys(row.expected_exec1_by_d).map(d => [
        d,
        execKeeping(contest, Number(d)).expected,
      ])
      const reference = Object.entries(row.expected_exec1_by_d)

      expect(ours).toEqual(reference.map(([d, value]) => [d, expect.closeTo(value, 12)]))
    },
  )

  test('equals the enumeration of every subset and every first member of a tie', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 5 }), (made, kept) => {
        const made10 = outcome(made)
        const { pessimistic, expected, optimistic } = slowly(made10, kept)

        expect(execKeeping(contestOf(made10), kept)).toEqual({
          pessimistic: expect.closeTo(pessimistic ?? 0, 12),
          expected: expect.closeTo(expected ?? 0, 12),
          optimistic: expect.closeTo(optimistic ?? 0, 12),
        })
      }),
      options,
    )
  })

  test('gives exec@1 with every own snippet kept', () => {
    fc.assert(
      fc.property(query, made => {
        const made10 = outcome(made)
        const { pessimistic, expected, optimistic } = exec.at(made10, 1)

        expect(execKeeping(contestOf(made10), 4)).toEqual({
          pessimistic: expect.closeTo(pessimistic, 12),
          expected: expect.closeTo(expected, 12),
          optimistic: expect.closeTo(optimistic, 12),
        })
      }),
      options,
    )
  })

  test('never rises when one more near-clone is kept', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 3 }), (made, kept) => {
        const contest = contestOf(outcome(made))

        expect(execKeeping(contest, kept + 1).expected).toBeLessThanOrEqual(
          execKeeping(contest, kept).expected + 1e-12,
        )
      }),
      options,
    )
  })
})

describe('rankOneContest', () => {
  test('does not know what follows when the judged ranks hold own mutants only', () => {
    const mutants = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`t${at}`, 0.9 - at / 100]),
    )
    const deep = outcome({ id: 'q', canonical: 0.1, mutants })
    const judged = { ...deep, groups: deep.groups.slice(0, 10) }

    expect(rankOneContest(judged)).toBeUndefined()
  })

  test('counts a passing equivalent as a rival that cannot be removed', () => {
    const made = outcome({ id: 'q', canonical: 0.4, mutants: { a: 0.9, b: 0.3 }, foreign: [0.6] })
    const equivalent = (hit: Hit): Hit =>
      hit.role === 'foreign'
        ? {
            ...hit,
            role: 'equivalent',
            verdict: { kind: 'execution', passes: true, source: 'run', labels: [] },
          }
        : hit
    const hits = made.hits.map(equivalent)
    const groups = made.groups.map((group, at) =>
      at === 1 ? { ...group, passing: 1, own: 1 } : group,
    )
    const contest = contestOf({ ...made, hits, groups, totals: { ...made.totals, passing: 2 } })

    // Half of the draws of one mutant keep the one above.
    expect(execKeeping(contest, 1).pessimistic).toBe(0.5)
  })
})

describe('execByEnumeration', () => {
  test('equals the closed form at k = 1 in a strict order', () => {
    const strict = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 8 })
    fc.assert(
      fc.property(
        strict,
        fc.integer({ min: 0, max: 4 }),
        ([canonical = 0, a = 0, b = 0, c = 0, ...foreign], kept) => {
          const made = outcome({ id: 'q', canonical, mutants: { a, b, c }, foreign })
          const removable = made.hits.filter(hit => hit.role === 'distractor').map(hit => hit.id)
          const listed = execByEnumeration({
            hits: made.hits,
            removable,
            kept,
            k: 1,
            isWhole: true,
          })

          expect(listed).toBeCloseTo(execKeeping(contestOf(made), kept).pessimistic, 12)
        },
      ),
      options,
    )
  })

  test('equals the paper’s closed form at any k', () => {
    // a = 1 foreign and b = 2 own above of m = 3; E[exec@2 | d = 1] = C(2, 0) C(1, 1) / C(3, 1).
    const made = outcome({
      id: 'q',
      canonical: 0.5,
      mutants: { a: 0.9, b: 0.8, c: 0.1 },
      foreign: [0.6],
    })
    const removable = ['q_m0', 'q_m1', 'q_m2']

    expect(
      execByEnumeration({ hits: made.hits, removable, kept: 1, k: 2, isWhole: true }),
    ).toBeCloseTo(1 / 3, 12)
  })

  test('says nothing when removed snippets would pull up ranks that nobody judged', () => {
    const { hits } = outcome({ id: 'q', canonical: 0.5, mutants: { a: 0.9, b: 0.8 } })
    const request = { hits, removable: ['q_m0', 'q_m1'], kept: 0, k: 2, isWhole: false }

    expect(execByEnumeration(request)).toBeUndefined()
    expect(execByEnumeration({ ...request, k: 1 })).toBe(1)
  })
})

describe('densityReport', () => {
  const first = outcome({ id: 'q_1', canonical: 0.9, mutants: { a: 0.1, b: 0.1, c: 0.1, d: 0.1 } })
  const second = outcome({ id: 'q_2', canonical: 0.5, mutants: { a: 0.9, b: 0.8, c: 0.1 } })

  test('averages over queries and keeps those with fewer near-clones apart', () => {
    const [system] = densityReport([run([first, second])]).systems

    expect(
      system?.points.map(point => [point.kept, point.pessimistic, point.n, point.shipped]),
    ).toEqual([
      [0, 1, 2, 0],
      [1, expect.closeTo((1 + 1 / 3) / 2, 12), 2, 0],
      [2, 0.5, 2, 0],
      [3, 0.5, 2, 0],
      [4, 0.5, 1, 1],
    ])
    expect(system?.points[4]?.withoutShipped).toBe(1)
    expect(system?.oneCloneDrop).toBeCloseTo(1 / 3, 12)
  })

  test('gives the range over systems', () => {
    const report = densityReport([run([first]), run([second], { retriever: 'theirs' })])

    expect(report.ranges[1]).toEqual({ kept: 1, low: expect.closeTo(1 / 3, 12), high: 1 })
    expect(report.oneCloneDropRange).toEqual([0, expect.closeTo(2 / 3, 12)])
  })
})
