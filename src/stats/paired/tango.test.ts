import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binomialPmf } from '../distributions/binomial.ts'
import { criticalZ, normalCdf } from '../distributions/normal.ts'
import { tango, tangoLowerBound, tangoTest, tangoUpperBound } from './tango.ts'

/** The score statistic from a numeric maximisation of the likelihood: nothing in closed form. */
function scoreByMaximisation(lost: number, won: number, n: number, delta: number): number {
  const logLikelihood = (q: number): number =>
    term(lost, q + delta) + term(won, q) + term(n - lost - won, 1 - 2 * q - delta)
  let low = Math.max(0, -delta)
  let high = (1 - delta) / 2
  for (let step = 0; step < 300; step += 1) {
    const [left, right] = [low + (high - low) * 0.382, low + (high - low) * 0.618]
    if (logLikelihood(left) < logLikelihood(right)) low = left
    else high = right
  }
  const q = (low + high) / 2
  return (lost - won - n * delta) / Math.sqrt(n * (2 * q + delta - delta * delta))
}

/** The exact probability that the interval holds the true drop: a sum over all outcomes. */
function coverageOf({
  n,
  discordance,
  drop,
}: Record<'n' | 'discordance' | 'drop', number>): number {
  const lostShare = (discordance + drop) / (2 * discordance)
  let covered = 0
  for (let changed = 0; changed <= n; changed += 1) {
    const weight = binomialPmf(changed, n, discordance)
    if (weight < 1e-7) continue
    for (let lost = 0; lost <= changed; lost += 1) {
      const share = weight * binomialPmf(lost, changed, lostShare)
      if (share < 1e-8) continue
      const { low, high } = tango(lost, changed - lost, n)
      if (low <= drop && drop <= high) covered += share
    }
  }
  return covered
}

function term(count: number, share: number): number {
  return count === 0 ? 0 : count * Math.log(share)
}

describe('tango', () => {
  test.each([
    [63, 24, 1000],
    [24, 63, 1000],
    [6, 1, 50],
    [1, 1, 10],
    [5, 0, 40],
    [0, 5, 40],
    [43, 17, 60],
  ])('inverts the maximised score for %i lost, %i won of %i', (lost, won, n) => {
    const { low, high } = tango(lost, won, n)

    expect(scoreByMaximisation(lost, won, n, low)).toBeCloseTo(criticalZ(0.95), 5)
    expect(scoreByMaximisation(lost, won, n, high)).toBeCloseTo(-criticalZ(0.95), 5)
  })

  test('is ± z² / (n + z²) without a discordant query', () => {
    const square = criticalZ(0.95) ** 2

    const { low, high } = tango(0, 0, 939)

    expect(high).toBeCloseTo(square / (939 + square), 12)
    expect(low).toBeCloseTo(-square / (939 + square), 12)
  })

  test('reaches ± 1 when every query is lost or won, and knows nothing without a query', () => {
    expect(tango(20, 0, 20).high).toBeCloseTo(1, 12)
    expect(tango(0, 20, 20).low).toBeCloseTo(-1, 12)
    expect(tango(0, 0, 0)).toEqual({ low: -1, high: 1 })
  })

  test('contains the observed drop, mirrors when both sides swap, narrows with n', () => {
    const counts = fc
      .tuple(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 3000 }))
      .map(([lost, won, rest]) => ({ lost, won, n: lost + won + rest }))
    fc.assert(
      fc.property(counts, ({ lost, won, n }) => {
        const { low, high } = tango(lost, won, n)
        const mirrored = tango(won, lost, n)

        expect(low).toBeLessThanOrEqual((lost - won) / n)
        expect(high).toBeGreaterThanOrEqual((lost - won) / n)
        expect(mirrored.low).toBeCloseTo(-high, 9)
        expect(mirrored.high).toBeCloseTo(-low, 9)
        const wider = tango(lost, won, n, 0.99)
        expect(wider.high - wider.low).toBeGreaterThan(high - low)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test('has one-sided bounds that are those of the interval of twice the tail', () => {
    expect(tangoUpperBound(63, 24, 1000, 0.975)).toBeCloseTo(tango(63, 24, 1000).high, 14)
    expect(tangoLowerBound(63, 24, 1000, 0.975)).toBeCloseTo(tango(63, 24, 1000).low, 14)
    expect(tangoUpperBound(63, 24, 1000)).toBeLessThan(tango(63, 24, 1000).high)
    expect([tangoLowerBound(0, 0, 0), tangoUpperBound(0, 0, 0)]).toEqual([-1, 1])
  })

  test.each([
    [50, 0.1, 0.05],
    [50, 0.38, 0.1],
    [200, 0.05, 0.02],
    [200, 0.2, 0],
    [200, 0.38, 0.08],
    [1000, 0.02, 0.01],
    [1000, 0.1, 0.03],
  ])('covers the true drop: n = %i, discordance %d, drop %d', (n, discordance, drop) => {
    const coverage = coverageOf({ n, discordance, drop })

    expect(coverage).toBeGreaterThan(0.935)
    expect(coverage).toBeLessThan(0.985)
  })

  test('refuses more discordant queries than there are', () => {
    expect(() => tango(3, 3, 5)).toThrow('at most n, but received 3 + 3 of 5')
  })
})

describe('tangoTest', () => {
  test('is below alpha exactly when the margin lies outside the interval', () => {
    for (const [lost, won, n] of [
      [63, 24, 1000],
      [6, 1, 50],
      [0, 0, 30],
      [12, 12, 90],
    ] as const) {
      const { low, high } = tango(lost, won, n)

      expect(tangoTest({ lost, won, n }, low)).toBeCloseTo(0.05, 9)
      expect(tangoTest({ lost, won, n }, high)).toBeCloseTo(0.05, 9)
      expect(tangoTest({ lost, won, n }, high + 0.001)).toBeLessThan(0.05)
      expect(tangoTest({ lost, won, n }, (low + high) / 2)).toBeGreaterThan(0.05)
      expect(tangoTest({ lost, won, n }, (lost - won) / n)).toBeCloseTo(1, 9)
    }
  })

  test('is the plain score test against no drop', () => {
    const z = (63 - 24) / Math.sqrt(63 + 24)

    expect(tangoTest({ lost: 63, won: 24, n: 1000 }, 0)).toBeCloseTo(2 * normalCdf(-z), 12)
    expect(tangoTest({ lost: 0, won: 0, n: 0 }, 0.02)).toBe(1)
    expect(() => tangoTest({ lost: 1, won: 0, n: 9 }, 2)).toThrow('must lie in [−1, 1]')
  })
})
