import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { benjaminiYekutieli } from './benjamini-yekutieli.ts'
import { bonferroni } from './bonferroni.ts'
import { holm } from './holm.ts'

const close = (ps: readonly number[]): unknown[] => ps.map(p => expect.closeTo(p, 13))

describe('adjusted p values', () => {
  test.each(fixture.multiple_testing)('equal the reference for a family of $p.length', row => {
    expect(holm(row.p)).toEqual(close(row.holm))
    expect(bonferroni(row.p)).toEqual(close(row.bonferroni))
    expect(benjaminiHochberg(row.p)).toEqual(close(row.bh))
    expect(benjaminiYekutieli(row.p)).toEqual(close(row.by))
  })

  test.each([holm, bonferroni, benjaminiHochberg, benjaminiYekutieli])('of %o', adjust => {
    expect(adjust([])).toEqual([])
    expect(() => adjust([0.2, 1.5])).toThrow('must lie in [0, 1], but received 1.5')
    expect(() => adjust([Number.NaN])).toThrow(RangeError)
  })

  test('lie between p and Bonferroni, keep the order of p and do not depend on positions', () => {
    const family = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(family, ps => {
        const sorted = ps.toSorted((a, b) => a - b)
        const adjusted = holm(sorted)

        expect(holm(ps).toSorted((a, b) => a - b)).toEqual(adjusted)
        expect(adjusted).toEqual(adjusted.toSorted((a, b) => a - b))
        const upper = bonferroni(sorted)
        adjusted.forEach((p, index) => {
          expect(p).toBeGreaterThanOrEqual(sorted[index] ?? 0)
          expect(p).toBeLessThanOrEqual(upper[index] ?? 1)
        })
      }),
      { seed: 3, numRuns: 200 },
    )
  })
})
