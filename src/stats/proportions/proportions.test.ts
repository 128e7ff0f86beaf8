import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import scipy from '../../../test/fixtures/stats/scipy.json' with { type: 'json' }
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import type { Interval } from '../interval.ts'
import { clopperPearson } from './clopper-pearson.ts'
import { binomialTest, poissonBinomialTest } from './exact-binomial-test.ts'
import { wilson } from './wilson.ts'
import { wilsonCorrected } from './wilson-corrected.ts'

const closeTo = ([low = NaN, high = NaN]: readonly number[]): Interval => ({
  low: expect.closeTo(low, 12),
  high: expect.closeTo(high, 12),
})

describe.each(fixture.binom_ci)('the intervals of $k in $n', row => {
  test('equal the reference', () => {
    const { k, n } = row

    expect(wilson(k, n)).toEqual(closeTo(row['wilson_0.95']))
    expect(wilson(k, n, 0.99)).toEqual(closeTo(row['wilson_0.99']))
    expect(wilsonCorrected(k, n)).toEqual(closeTo(row['wilsoncc_0.95']))
    expect(wilsonCorrected(k, n, 0.99)).toEqual(closeTo(row['wilsoncc_0.99']))
    expect(clopperPearson(k, n)).toEqual(closeTo(row['exact_0.95']))
    expect(clopperPearson(k, n, 0.99)).toEqual(closeTo(row['exact_0.99']))
  })
})

describe.each([
  ['wilson', wilson],
  ['wilsonCorrected', wilsonCorrected],
  ['clopperPearson', clopperPearson],
])('%s', (_, interval) => {
  test('knows nothing without a trial', () => {
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 })
  })

  test('contains the proportion, mirrors failures and is never of zero width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, share) => {
          const k = Math.round(share * n)
          const { low, high } = interval(k, n)
          const mirrored = interval(n - k, n)

          expect(low).toBeLessThanOrEqual(k / n)
          expect(high).toBeGreaterThanOrEqual(k / n)
          expect(high).toBeGreaterThan(low)
          expect(1 - mirrored.high).toBeCloseTo(low, 10)
        },
      ),
      { seed: 5, numRuns: 200 },
    )
  })

  test('refuses impossible counts and confidences', () => {
    expect(() => interval(3, 2)).toThrow('0 ≤ successes ≤ n, but received 3 of 2')
    expect(() => interval(-1, 2)).toThrow(RangeError)
    expect(() => interval(1, 2, 95)).toThrow('Write 95 % as 0.95')
  })
})

describe('binomialTest', () => {
  test.each(scipy.binomial_test)(
    'equals scipy for $k of $n at $p',
    ({ k, n, p, two_sided: expected }) => {
      expect(binomialTest(k, n, p)).toBeCloseTo(expected, 11)
    },
  )

  test('is 1 without a trial and refuses more successes than trials', () => {
    expect(binomialTest(0, 0, 0.2)).toBe(1)
    expect(() => binomialTest(3, 2, 0.2)).toThrow('in 0…2, but received 3')
  })
})

describe('poissonBinomialTest', () => {
  test('equals the binomial test for equal probabilities', () => {
    const fifths = Array.from({ length: 1000 }, () => 0.2)

    expect(poissonBinomialTest(230, fifths)).toBeCloseTo(binomialTest(230, 1000, 0.2), 12)
  })

  test('adds the outcomes that are not likelier, by hand', () => {
    // P(0) = .9 · .5 = .45, P(1) = .1 · .5 + .9 · .5 = .5, P(2) = .05
    expect(poissonBinomialTest(2, [0.1, 0.5])).toBeCloseTo(0.05, 15)
    expect(poissonBinomialTest(0, [0.1, 0.5])).toBeCloseTo(0.5, 15)
    expect(poissonBinomialTest(1, [0.1, 0.5])).toBe(1)
    expect(poissonBinomialTest(0, [])).toBe(1)
  })
})
