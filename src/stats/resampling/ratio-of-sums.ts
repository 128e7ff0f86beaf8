import type { Interval } from '../interval.ts'
import { requireFinite, requirePairs } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { type BootstrapOptions, resolveBootstrap } from './bootstrap-options.ts'
import { pairwiseSum } from './pairwise-mean.ts'
import { percentileInterval } from './percentile.ts'
import { replicateMeans } from './replicate-means.ts'

/** A ratio with its bootstrap interval. */
export interface RatioInterval extends Interval {
  readonly ratio: number
}

/**
 * Σ numerators / Σ denominators with the percentile interval of resampled pairs: large pairs weigh
 * more, unlike the mean of ratios. Undefined below two pairs or when a resample has denominator 0.
 */
export function ratioOfSums(
  numerators: ArrayLike<number>,
  denominators: ArrayLike<number>,
  options: BootstrapOptions,
): RatioInterval | UndefinedValue {
  requirePairs(numerators, denominators)
  requireFinite('The numerators', numerators)
  requireFinite('The denominators', denominators)
  const n = numerators.length
  if (n < 2) return undefinedValue('a ratio of sums needs two pairs')
  const { confidence, ...draw } = resolveBootstrap(options)
  const [tops = new Float64Array(), bottoms] = replicateMeans([numerators, denominators], draw)
  if (bottoms?.includes(0) !== false) return undefinedValue('a resample has denominator 0')
  const ratios = tops.map((top, index) => top / (bottoms[index] ?? Number.NaN))
  const ratio = pairwiseSum(numerators, 0, n) / pairwiseSum(denominators, 0, n)
  return { ratio, ...percentileInterval(ratios, confidence) }
}
