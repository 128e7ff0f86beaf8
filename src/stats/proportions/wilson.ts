import { DEFAULT_CONFIDENCE, type Interval } from '../interval.ts'
import { criticalZ } from '../distributions/normal.ts'
import { requireShare } from '../requirement.ts'

/**
 * Wilson's score interval of a proportion (1927): all p with |p̂ − p| ≤ z √(p(1 − p)/n). Range
 * [0, 1]; n = 0 gives [0, 1]; never of zero width. `successes` and `n` may be real numbers, so
 * that an effective sample size can be used.
 */
export function wilson(
  successes: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): Interval {
  requireSuccesses(successes, n)
  requireShare('The confidence', confidence)
  if (n === 0) return { low: 0, high: 1 }
  const z = criticalZ(confidence)
  const centre = (successes + (z * z) / 2) / (n + z * z)
  const spread = (z / (n + z * z)) * Math.sqrt((successes * (n - successes)) / n + (z * z) / 4)
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - spread),
    high: successes === n ? 1 : Math.min(1, centre + spread),
  }
}

/** Throws unless 0 ≤ successes ≤ n. */
export function requireSuccesses(successes: number, n: number): void {
  if (Number.isFinite(n) && successes >= 0 && successes <= n) return
  throw new RangeError(
    `A proportion must have 0 ≤ successes ≤ n, but received ${successes} of ${n}. ` +
      `Pass counts, not a share.`,
  )
}
