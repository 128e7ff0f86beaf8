import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exec } from './exec.ts'
import { execp } from './execp.ts'
import { liftOf } from './lift.ts'
import { METRICS } from './metric-list.ts'
import { ndcg } from './ndcg.ts'

function totals(passing: number, failingOwn: number): Parameters<typeof exec.at>[0]['totals'] {
  return { corpus: 5_000, passing, gold: Math.min(1, passing), failingOwn }
}

function choose(n: number, k: number): number {
  let result = 1
  for (let step = 1; step <= k; step += 1) result = (result * (n - k + step)) / step
  return k > n ? 0 : result
}

describe('the floor', () => {
  // notes on floors: 4 mutants, with two equivalents beside them, with four stacks more.
  test.each([
    [1, 4, 1, 0.2],
    [1, 4, 3, 0.6],
    [1, 4, 5, 1],
    [3, 4, 1, 0.429],
    [3, 8, 1, 0.273],
  ])('of exec with %i passing and %i failing snippets at k = %i is %f', (p, m, k, floor) => {
    expect(exec.floor?.(totals(p, m), k)).toBeCloseTo(floor, 3)
  })

  test('of exec is 1 − C(m, k) / C(p + m, k)', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 6 }),
        fc.nat({ max: 12 }),
        fc.integer({ min: 1, max: 20 }),
        (p, m, k) => {
          const drawn = Math.min(k, p + m)
          const expected = p === 0 ? 0 : 1 - choose(m, drawn) / choose(p + m, drawn)

          expect(exec.floor?.(totals(p, m), k)).toBeCloseTo(expected, 12)
        },
      ),
      { seed: 20_260_510 },
    )
  })

  test('of nDCG@5 among one canonical and four mutants is the mean discount', () => {
    const mean = [1, 2, 3, 4, 5].reduce((sum, rank) => sum + 1 / Math.log2(rank + 1) / 5, 0)

    expect(ndcg.floor?.(totals(1, 4), 5)).toBeCloseTo(mean, 12)
    expect(mean).toBeCloseTo(0.59, 3)
  })

  test('of execp counts the ranks below the own snippets as failing', () => {
    expect(execp.floor?.(totals(1, 4), 3)).toBeCloseTo(0.2, 12)
    expect(execp.floor?.(totals(1, 4), 10)).toBeCloseTo(0.1, 12)
  })

  test('is not defined for what own snippets in random order cannot miss', () => {
    const without = METRICS.filter(metric => metric.floor === undefined).map(({ name }) => name)

    expect(without).toEqual(['exec-nDCG-gap', 'topical'])
  })
})

describe('liftOf', () => {
  test('is 0 at chance, 1 at the top and negative below chance', () => {
    expect([0.2, 1, 0.1].map(value => liftOf(value, 0.2))).toEqual([0, 1, expect.closeTo(-0.125)])
  })

  test('is undefined where chance is already 1, and where it is not known', () => {
    expect([liftOf(1, 1), liftOf(0.5, undefined)]).toEqual([undefined, undefined])
  })
})
