import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allOrders,
  rankingOf,
  REFERENCE,
  type Groups,
  type Member,
} from '../../test/fixtures/metrics/brute-force.ts'
import { METRICS } from './metric-list.ts'

const member: fc.Arbitrary<Member> = fc.oneof(
  fc.constant({ passing: false, gold: false, own: false }),
  fc.constant({ passing: false, gold: false, own: true }),
  fc.constant({ passing: true, gold: false, own: true }),
  fc.constant({ passing: true, gold: true, own: true }),
)
const groups: fc.Arbitrary<Groups> = fc
  .array(fc.array(member, { minLength: 1, maxLength: 4 }), { minLength: 0, maxLength: 4 })
  .filter(all => all.flat().length <= 8)
const cutoff = fc.integer({ min: 1, max: 10 })
const options = { seed: 20_260_510, numRuns: 150 }

/** Metrics whose value can only rise when a relevant snippet moves up. */
const MONOTONE = METRICS.filter(({ name }) => !/gap|retrieved/.test(name))
const WITH_REFERENCE = METRICS.filter(({ name }) => name in REFERENCE)

function valuesOf(name: string, all: Groups, k: number): readonly number[] {
  const { totals } = rankingOf(all)
  return allOrders(all).map(order => REFERENCE[name]?.(order, k, totals) ?? Number.NaN)
}

describe('every metric', () => {
  test.each(WITH_REFERENCE)('$name expects the mean over all orders of ties', metric => {
    fc.assert(
      fc.property(groups, cutoff, (all, k) => {
        const values = valuesOf(metric.name, all, k)
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length

        expect(metric.at(rankingOf(all), k).expected).toBeCloseTo(mean, 12)
      }),
      options,
    )
  })

  test.each(MONOTONE)('$name is bounded by its worst and best order of ties', metric => {
    fc.assert(
      fc.property(groups, cutoff, (all, k) => {
        const values = valuesOf(metric.name, all, k)
        const bounds = metric.at(rankingOf(all), k)

        expect(bounds.pessimistic).toBeCloseTo(Math.min(...values), 12)
        expect(bounds.optimistic).toBeCloseTo(Math.max(...values), 12)
      }),
      options,
    )
  })

  test.each(MONOTONE)('$name lies in [0, 1] with its readings in order', metric => {
    fc.assert(
      fc.property(groups, cutoff, fc.boolean(), (all, k, open) => {
        const { pessimistic, expected, optimistic } = metric.at(rankingOf(all, {}, open), k)

        expect(pessimistic).toBeGreaterThanOrEqual(0)
        expect(expected).toBeGreaterThanOrEqual(pessimistic - 1e-12)
        expect(optimistic).toBeGreaterThanOrEqual(expected - 1e-12)
        expect(optimistic).toBeLessThanOrEqual(1 + 1e-12)
      }),
      options,
    )
  })

  test.each(MONOTONE.filter(({ name }) => /^(exec|hit|topical|recall|MRR|MAP)$/.test(name)))(
    '$name never falls when k grows',
    metric => {
      fc.assert(
        fc.property(groups, cutoff, fc.boolean(), (all, k, open) => {
          const ranking = rankingOf(all, {}, open)
          const short = metric.at(ranking, k)
          const long = metric.at(ranking, k + 1)

          expect(long.pessimistic).toBeGreaterThanOrEqual(short.pessimistic)
          expect(long.expected).toBeGreaterThanOrEqual(short.expected - 1e-12)
          expect(long.optimistic).toBeGreaterThanOrEqual(short.optimistic)
        }),
        options,
      )
    },
  )

  test.each(METRICS)('$name has no tie to bound in a strict order', metric => {
    fc.assert(
      fc.property(fc.array(member, { maxLength: 8 }), cutoff, (order, k) => {
        const strict = rankingOf(order.map(each => [each]))
        const { pessimistic, expected, optimistic } = metric.at(strict, k)

        expect(expected).toBeCloseTo(pessimistic, 12)
        expect(optimistic).toBe(pessimistic)
      }),
      options,
    )
  })

  test.each(METRICS)('$name is 0 for an empty list', metric => {
    const empty = rankingOf([], { passing: 1, gold: 1, failingOwn: 4 })

    expect(metric.at(empty, 5)).toEqual({ pessimistic: 0, expected: 0, optimistic: 0 })
  })
})

describe('an open last group', () => {
  const wrong: Member = { passing: false, gold: false, own: true }
  const right: Member = { passing: true, gold: true, own: true }

  test.each(MONOTONE)('bounds $name over all continuations and their orders', metric => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(wrong, right), { minLength: 1, maxLength: 3 }),
        fc.array(fc.constantFrom(wrong, right), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 5 }),
        (returned, unseen, k) => {
          const all = [...returned, ...unseen]
          const { totals } = rankingOf([all], { corpus: all.length })
          const values = subsets(unseen).flatMap(more =>
            allOrders([[...returned, ...more]]).map(
              order => REFERENCE[metric.name]?.(order, k, totals) ?? Number.NaN,
            ),
          )
          const bounds = metric.at(rankingOf([returned], totals, true), k)

          expect(bounds.pessimistic).toBeCloseTo(Math.min(...values), 12)
          expect(bounds.optimistic).toBeCloseTo(Math.max(...values), 12)
        },
      ),
      options,
    )
  })

  test('expects every unreturned snippet to be a member of the tie', () => {
    const exec = METRICS.find(({ name }) => name === 'exec')
    const totals = { corpus: 5_000, passing: 1, gold: 1, failingOwn: 4 }

    const constant = exec?.at(rankingOf([Array.from({ length: 20 }, () => wrong)], totals, true), 1)

    expect(constant?.pessimistic).toBe(0)
    expect(constant?.expected).toBeCloseTo(1 / 5_000, 12)
    expect(constant?.optimistic).toBe(1)
  })
})

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1),
  )
}
