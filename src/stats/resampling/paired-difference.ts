import type { Interval } from '../interval.ts'
import { requirePairs } from '../requirement.ts'
import type { UndefinedValue } from '../undefined-value.ts'
import { bootstrapMean, type BootstrapMeanOptions } from './bootstrap-mean.ts'

/**
 * Paired bootstrap interval of mean(after) − mean(before): the same resampled queries for both.
 * Equal vectors give [0, 0] with `percentile` and `basic`; undefined as `bootstrapMean` is.
 */
export function pairedDifference(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  options: BootstrapMeanOptions,
): Interval | UndefinedValue {
  requirePairs(before, after)
  const differences = Float64Array.from(after, (value, index) => value - (before[index] ?? 0))
  return bootstrapMean(differences, options)
}
