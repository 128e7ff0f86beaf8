import { describe, expect, test } from 'vitest'
import scipy from '../../../test/fixtures/stats/scipy.json' with { type: 'json' }
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import { pairedT } from './paired-t.ts'
import { wilcoxon } from './wilcoxon.ts'

const differencesOf = (row: { readonly a: readonly number[]; readonly b: readonly number[] }) =>
  row.a.map((value, index) => value - (row.b[index] ?? 0))

describe('wilcoxon', () => {
  test.each(fixture.paired_tests)('equals the normal reference for $a.length pairs', row => {
    const result = wilcoxon(differencesOf(row), 'normal')

    expect(result).toMatchObject({
      statistic: row.wilcoxon_W,
      p: expect.closeTo(row.wilcoxon_p_approx, 12),
    })
  })

  test.each(scipy.wilcoxon)('equals scipy for $x.length differences', row => {
    const { statistic } = row

    expect(wilcoxon(row.x)).toMatchObject({
      statistic,
      p: expect.closeTo(row.exact, 13),
      method: 'exact',
    })
    expect(wilcoxon(row.x, 'normal')).toMatchObject({ p: expect.closeTo(row.normal, 12) })
  })

  test('enumerates the sign patterns of tied ranks', () => {
    // Midranks 1.5, 1.5, 3, 4; W = 3 (the rank of −2). Patterns with a rank sum ≤ 3 on the
    // negative side: {}, {1.5}, {1.5}, {1.5, 1.5}, {3} of 16.
    expect(wilcoxon([1, 1, -2, 4])).toEqual({ statistic: 3, p: 2 * (5 / 16), method: 'exact' })
  })

  test('is exact up to 50 differences and normal above', () => {
    const differences = Array.from({ length: 51 }, (_, index) => index + 1 - 20.5)

    expect(wilcoxon(differences.slice(1))).toMatchObject({ method: 'exact' })
    expect(wilcoxon(differences)).toMatchObject({ method: 'normal' })
  })

  test('is undefined without a difference', () => {
    expect(wilcoxon([])).toEqual({ undefinedBecause: 'all differences are 0' })
    expect(wilcoxon([0, 0])).toEqual({ undefinedBecause: 'all differences are 0' })
  })
})

describe('pairedT', () => {
  test.each(fixture.paired_tests)('equals the reference for $a.length pairs', row => {
    expect(pairedT(differencesOf(row))).toMatchObject({
      t: expect.closeTo(row.t, 10),
      p: expect.closeTo(row.t_p, 11),
      df: row.a.length - 1,
    })
  })

  test('is undefined below two differences and when all are equal', () => {
    expect(pairedT([1])).toEqual({ undefinedBecause: 'a t test needs two differences' })
    expect(pairedT([0.1, 0.1, 0.1])).toEqual({ undefinedBecause: 'all differences are equal' })
  })
})
