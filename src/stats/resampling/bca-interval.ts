import type { Interval } from '../interval.ts'
import { normalCdf, normalQuantile } from '../distributions/normal.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { pairwiseMean } from './pairwise-mean.ts'
import { percentile, tailPercents } from './percentile.ts'

/**
 * Bias-corrected and accelerated interval of a mean (Efron 1987) from its replicates: percentiles
 * at Φ(z₀ + (z₀ + z) / (1 − a (z₀ + z))), z₀ from the share of replicates below the mean (ties
 * half), a from the jackknife. Undefined when all values are equal or all replicates lie on one
 * side of the mean, where the textbook formula gives NaN.
 */
export function bcaInterval(
  values: ArrayLike<number>,
  replicates: Float64Array,
  confidence: number,
): Interval | UndefinedValue {
  const acceleration = accelerationOf(values)
  if (acceleration === undefined) return undefinedValue('all values are equal')
  const bias = normalQuantile(shareBelow(replicates, pairwiseMean(values)))
  if (!Number.isFinite(bias)) return undefinedValue('all replicates lie on one side of the mean')
  const bound = (percent: number): number => {
    const shifted = bias + normalQuantile(percent / 100)
    const corrected = normalCdf(bias + shifted / (1 - acceleration * shifted))
    return percentile(replicates, corrected * 100)
  }
  const { lower, upper } = tailPercents(confidence)
  return { low: bound(lower), high: bound(upper) }
}

function shareBelow(replicates: Float64Array, mean: number): number {
  const weight = replicates.reduce(
    (sum, value) => sum + Number(value < mean) + Number(value <= mean),
    0,
  )
  return weight / (2 * replicates.length)
}

/** Σ u³ / (6 (Σ u²)^1.5) over u = (n − 1) (θ̄₍·₎ − θ₍ᵢ₎); for a mean u = xᵢ − x̄. */
function accelerationOf(values: ArrayLike<number>): number | undefined {
  const all = Array.from(values)
  if (all.every(value => value === all[0])) return undefined
  const mean = pairwiseMean(all)
  const cubes = all.reduce((sum, value) => sum + (value - mean) ** 3, 0)
  const squares = all.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return cubes / (6 * squares ** 1.5)
}
