import { studentTwoSided } from '../distributions/student-t.ts'
import { requireFinite } from '../requirement.ts'
import { pairwiseMean } from '../resampling/pairwise-mean.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'

/** A t statistic with its degrees of freedom and two-sided p value. */
export interface PairedT {
  readonly t: number
  readonly df: number
  readonly p: number
}

/**
 * Student's t test that paired differences have mean 0: t = d̄ / (s / √n), n − 1 degrees of
 * freedom. p in [0, 1]; undefined below two differences or when all are equal.
 */
export function pairedT(differences: ArrayLike<number>): PairedT | UndefinedValue {
  requireFinite('The differences', differences)
  const n = differences.length
  if (n < 2) return undefinedValue('a t test needs two differences')
  const all = Array.from(differences)
  if (all.every(value => value === all[0])) return undefinedValue('all differences are equal')
  const mean = pairwiseMean(all)
  const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  const t = mean / Math.sqrt(variance / n)
  return { t, df: n - 1, p: studentTwoSided(t, n - 1) }
}
