import { studentTwoSided } from '../distributions/student-t.ts'
import { requireFinite, requirePairs } from '../requirement.ts'
import { pairwiseMean } from '../resampling/pairwise-mean.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'

/** A correlation and the two-sided p value that there is none. */
export interface Correlation {
  /** Range [−1, 1]. */
  readonly value: number
  /** Range [0, 1]; undefined where the sample is too small for the test. */
  readonly p: number | UndefinedValue
}

/**
 * Pearson's r of paired values with the p value of Student's t, n − 2 degrees of freedom (two
 * pairs leave none: p undefined). Range [−1, 1]; undefined below two pairs or when one side is
 * constant.
 */
export function pearson(x: ArrayLike<number>, y: ArrayLike<number>): Correlation | UndefinedValue {
  const reason = uncorrelatable(x, y)
  if (reason !== undefined) return undefinedValue(reason)
  const [a, b] = [centred(x), centred(y)]
  const product = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  const spread = Math.sqrt(sumOfSquares(a)) * Math.sqrt(sumOfSquares(b))
  const value = Math.max(-1, Math.min(1, product / spread))
  const df = x.length - 2
  if (df === 0) return { value, p: undefinedValue('two pairs leave no degree of freedom') }
  const t = value * Math.sqrt(df / ((1 - value) * (1 + value)))
  return { value, p: studentTwoSided(t, df) }
}

/** Why no correlation exists; undefined when one does. Throws on unpaired or non-finite input. */
export function uncorrelatable(x: ArrayLike<number>, y: ArrayLike<number>): string | undefined {
  requirePairs(x, y)
  requireFinite('A correlated sample', x)
  requireFinite('A correlated sample', y)
  if (x.length < 2) return 'a correlation needs two pairs'
  const isConstant = [x, y].some(side => Array.from(side).every(value => value === side[0]))
  return isConstant ? 'one side is constant' : undefined
}

function centred(values: ArrayLike<number>): Float64Array {
  const mean = pairwiseMean(values)
  return Float64Array.from(values, value => value - mean)
}

function sumOfSquares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0)
}
