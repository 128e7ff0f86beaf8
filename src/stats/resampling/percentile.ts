import type { Interval } from '../interval.ts'
import { requireFinite } from '../requirement.ts'
import { selectRank } from './order-statistic.ts'

/**
 * `numpy.percentile(values, percent)`, method "linear": the value at position (n − 1) · percent
 * / 100 of the sorted values, interpolated from the nearer side. Throws on empty input.
 */
export function percentile(values: ArrayLike<number>, percent: number): number {
  const copy = checkedCopy(values)
  if (!(percent >= 0 && percent <= 100)) {
    throw new RangeError(`A percent must lie in [0, 100], but received ${percent}.`)
  }
  return percentileOf(copy, percent, copy.length - 1)
}

/** The percentiles that cut off (1 − confidence) / 2 on either side. Throws on empty input. */
export function percentileInterval(values: ArrayLike<number>, confidence: number): Interval {
  const copy = checkedCopy(values)
  const { lower, upper } = tailPercents(confidence)
  const last = copy.length - 1
  const high = percentileOf(copy, upper, last)
  // Selecting the upper rank leaves the smaller values in front of it.
  const sortedFrom = Math.min(last, Math.floor(last * (upper / 100)) + 1)
  return { low: percentileOf(copy, lower, sortedFrom), high }
}

/** The two percents of a central interval: 2.5 and 97.5 for 0.95, without rounding noise. */
export function tailPercents(confidence: number): {
  readonly lower: number
  readonly upper: number
} {
  const lower = Number(((1 - confidence) * 50).toPrecision(12))
  return { lower, upper: 100 - lower }
}

/** The percentile of all values, of which those that matter lie in [0, to]. */
function percentileOf(values: Float64Array, percent: number, to: number): number {
  const last = values.length - 1
  const position = last * (percent / 100)
  const below = Math.floor(position)
  const above = Math.min(below + 1, last)
  const high = selectRank(values, above, 0, to)
  const low = above === below ? high : largest(values, above)
  return interpolate(low, high, position - below)
}

/** The largest of the first `count` values. */
function largest(values: Float64Array, count: number): number {
  let result = -Infinity
  for (let index = 0; index < count; index += 1) {
    const value = values[index] ?? -Infinity
    if (value > result) result = value
  }
  return result
}

/** numpy's two-sided interpolation: exact at both ends and monotone. */
function interpolate(low: number, high: number, t: number): number {
  const difference = high - low
  return t >= 0.5 ? high - difference * (1 - t) : low + difference * t
}

function checkedCopy(values: ArrayLike<number>): Float64Array {
  requireFinite('The values of a percentile', values)
  if (values.length > 0) return new Float64Array(values)
  throw new RangeError('A percentile needs at least one value, but received none.')
}
