import { describe, expect, test } from 'vitest'
import scipy from '../../../test/fixtures/stats/scipy.json' with { type: 'json' }
import { binomialCdf, binomialPmf, binomialUpperTail } from './binomial.ts'
import { regularizedBeta, regularizedBetaInverse } from './incomplete-beta.ts'
import { logGamma } from './log-gamma.ts'
import { criticalZ, normalCdf, normalQuantile } from './normal.ts'
import { poissonBinomialPmf } from './poisson-binomial.ts'
import { studentTwoSided } from './student-t.ts'

/** |a − b| relative to b, or absolute below 1e-300. */
const error = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(b), 1e-300)

describe('logGamma', () => {
  test('is ln (n − 1)! on whole numbers and ln √π at ½', () => {
    let factorial = 1
    for (let n = 1; n <= 20; n += 1) {
      expect(Math.abs(logGamma(n) - Math.log(factorial))).toBeLessThan(1e-13)
      factorial *= n
    }
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 14)
  })
})

describe('normalCdf', () => {
  test.each(scipy.normal_cdf)('equals scipy at $z', ({ z, p }) => {
    expect(error(normalCdf(z), p)).toBeLessThan(1e-12)
  })

  test('is 0 and 1 at the infinities', () => {
    expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1])
  })
})

describe('normalQuantile', () => {
  test.each(scipy.normal_quantile)('equals scipy at $p', ({ p, z }) => {
    expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-12 * Math.max(1, Math.abs(z)))
  })

  test('is infinite at 0 and 1 and not a number outside', () => {
    expect([0, 1, -0.1, 1.1].map(normalQuantile)).toEqual([-Infinity, Infinity, NaN, NaN])
  })

  test('gives the familiar 1.96', () => {
    expect(criticalZ(0.95)).toBeCloseTo(1.959963984540054, 14)
  })
})

describe('studentTwoSided', () => {
  test.each(scipy.t_two_sided)('equals scipy at t = $t, df = $df', ({ t, df, p }) => {
    expect(error(studentTwoSided(t, df), p)).toBeLessThan(1e-11)
    expect(studentTwoSided(-t, df)).toBe(studentTwoSided(t, df))
  })

  test('is 0 at infinity', () => {
    expect(studentTwoSided(Infinity, 3)).toBe(0)
  })
})

describe('regularizedBeta', () => {
  test.each(scipy.beta)('equals scipy at x = $x, a = $a, b = $b', ({ x, a, b, p }) => {
    expect(error(regularizedBeta(x, a, b), p)).toBeLessThan(1e-11)
  })

  test('is undone by its inverse', () => {
    for (const x of [1e-4, 0.2, 0.5, 0.83]) {
      expect(regularizedBetaInverse(regularizedBeta(x, 3, 5), 3, 5)).toBeCloseTo(x, 12)
    }
    expect([0, 1].map(p => regularizedBetaInverse(p, 3, 5))).toEqual([0, 1])
  })
})

describe('binomialCdf', () => {
  test.each(scipy.binomial_cdf)('equals scipy at k = $k of $n, p = $p', row => {
    const { k, n, p } = row

    expect(error(binomialCdf(k, n, p), row.cdf)).toBeLessThan(1e-12)
    expect(error(binomialPmf(k, n, p), row.pmf)).toBeLessThan(1e-11)
    expect(error(binomialUpperTail(k, n, p), row.upper)).toBeLessThan(1e-10)
  })

  test('is 0 below and 1 above the range, also at p = 0 and 1', () => {
    expect([binomialCdf(-1, 5, 0.3), binomialCdf(5, 5, 0.3)]).toEqual([0, 1])
    expect([binomialCdf(0, 5, 0), binomialCdf(4, 5, 1)]).toEqual([1, 0])
    expect([binomialUpperTail(1, 5, 0), binomialUpperTail(5, 5, 1)]).toEqual([0, 1])
    expect([binomialPmf(0, 0, 0.5), binomialPmf(-1, 3, 0.5), binomialPmf(4, 3, 0.5)]).toEqual([
      1, 0, 0,
    ])
  })
})

describe('poissonBinomialPmf', () => {
  test('is the binomial distribution for equal probabilities', () => {
    const pmf = poissonBinomialPmf(Array.from({ length: 12 }, () => 0.3))

    pmf.forEach((share, k) => expect(share).toBeCloseTo(binomialPmf(k, 12, 0.3), 14))
  })

  test('counts all outcomes of different coins', () => {
    const ps = [0.1, 0.25, 0.8]
    const expected = [0, 0, 0, 0]
    for (let mask = 0; mask < 8; mask += 1) {
      const bits = ps.map((_, bit) => (mask >> bit) & 1)
      const share = ps.reduce((all, p, i) => all * (bits[i] === 1 ? p : 1 - p), 1)
      const successes = bits.filter(bit => bit === 1).length
      expected[successes] = (expected[successes] ?? 0) + share
    }

    poissonBinomialPmf(ps).forEach((share, k) => expect(share).toBeCloseTo(expected[k] ?? 0, 15))
    expect([...poissonBinomialPmf([])]).toEqual([1])
  })
})
