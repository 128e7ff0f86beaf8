import type { Interval } from '../interval.ts'

/**
 * `numpy.percentile(values, percent)`, method "linear": the value at position (n − 1) · percent
 * / 100 of the sorted values, interpolated from the nearer side. NaN on empty input.
 */
export function percentile(values: ArrayLike<number>, percent: number): number {
  return percentileOfSorted(Float64Array.from(values).sort(), percent)
}

function percentileOfSorted(sorted: Float64Array, percent: number): number {
  const position = (sorted.length - 1) * (percent / 100)
  const below = Math.floor(position)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN
  return interpolate(low, high, position - below)
}

/** numpy's two-sided interpolation: exact at both ends and monotone. */
function interpolate(low: number, high: number, t: number): number {
  const difference = high - low
  return t >= 0.5 ? high - difference * (1 - t) : low + difference * t
}

/** The percentiles that cut off (1 − confidence) / 2 on either side. */
export function percentileInterval(values: ArrayLike<number>, confidence: number): Interval {
  const sorted = Float64Array.from(values).sort()
  const { lower, upper } = tailPercents(confidence)
  return { low: percentileOfSorted(sorted, lower), high: percentileOfSorted(sorted, upper) }
}

/** The two percents of a central interval: 2.5 and 97.5 for 0.95, without rounding noise. */
export function tailPercents(confidence: number): { readonly lower: number; readonly upper: number } {
  const lower = Number(((1 - confidence) * 50).toPrecision(12))
  return { lower, upper: 100 - lower }
}
