import { DEFAULT_CONFIDENCE, type Interval } from '../interval.ts'
import { criticalZ, normalCdf } from '../distributions/normal.ts'
import { requireCount, requireShare } from '../requirement.ts'

/** Pairs of a comparison: `lost` passed only before, `won` pass only now, of `n` queries. */
export interface PairedCounts {
  readonly lost: number
  readonly won: number
  readonly n: number
}

/**
 * Tango's score interval (1998) of the drop P(passes only before) − P(passes only now) =
 * (lost − won) / n: all δ that a score test with the constrained maximum likelihood estimate does
 * not reject. Range [−1, 1]; n = 0 gives [−1, 1]. Not of zero width without discordant pairs:
 * there it is ± z² / (n + z²).
 */
export function tango(
  lost: number,
  won: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): Interval {
  requireShare('The confidence', confidence)
  const counts = checkedCounts(lost, won, n)
  const z = criticalZ(confidence)
  return { low: crossing(counts, z), high: crossing(counts, -z) }
}

/**
 * The one-sided upper bound of the drop by the same score test: the drop lies below it with
 * probability `confidence`. Range [−1, 1]; n = 0 gives 1.
 */
export function tangoUpperBound(
  lost: number,
  won: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): number {
  requireShare('The confidence', confidence)
  return crossing(checkedCounts(lost, won, n), -criticalZ(2 * confidence - 1))
}

/**
 * The one-sided lower bound of the drop by the same score test: the drop lies above it with
 * probability `confidence`. Range [−1, 1]; n = 0 gives −1.
 */
export function tangoLowerBound(
  lost: number,
  won: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): number {
  requireShare('The confidence', confidence)
  return crossing(checkedCounts(lost, won, n), criticalZ(2 * confidence - 1))
}

/**
 * Two-sided p value of the score test that the drop is exactly `margin`: 2 Φ(−|z|). It is below
 * 1 − confidence exactly when `margin` lies outside `tango` at that confidence. Range [0, 1]; n = 0
 * gives 1.
 */
export function tangoTest(counts: PairedCounts, margin: number): number {
  const { lost, won, n } = checkedCounts(counts.lost, counts.won, counts.n)
  if (!(Math.abs(margin) <= 1)) {
    throw new RangeError(`The margin must lie in [−1, 1], but received ${margin}.`)
  }
  return n === 0 ? 1 : Math.min(1, 2 * normalCdf(-Math.abs(tangoScore({ lost, won, n }, margin))))
}

function checkedCounts(lost: number, won: number, n: number): PairedCounts {
  requireCount('The number of lost queries', lost)
  requireCount('The number of won queries', won)
  requireCount('The number of queries', n)
  if (lost + won <= n) return { lost, won, n }
  throw new RangeError(
    `Lost and won queries must be at most n, but received ${lost} + ${won} of ${n}. ` +
      `Count every query once.`,
  )
}

/** The δ at which the falling score statistic crosses `target`, by bisection to the last bit. */
function crossing(counts: PairedCounts, target: number): number {
  if (counts.n === 0) return target > 0 ? -1 : 1
  let low = -1
  let high = 1
  for (;;) {
    const middle = low + (high - low) / 2
    if (middle <= low || middle >= high) return middle
    if (tangoScore(counts, middle) > target) low = middle
    else high = middle
  }
}

/** (lost − won − nδ) / √(n (2q̃ + δ(1 − δ))), q̃ = the estimate of P(passes only now) under δ. */
function tangoScore({ lost, won, n }: PairedCounts, delta: number): number {
  const a = 2 * n
  const b = -lost - won + (2 * n - lost + won) * delta
  const c = -won * delta * (1 - delta)
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
  // Of the two equal forms of the root, the one without cancellation.
  const share = Math.max(0, b > 0 ? (-2 * c) / (b + root) : (root - b) / (2 * a))
  const variance = n * (2 * share + delta * (1 - delta))
  const distance = lost - won - n * delta
  if (variance > 0) return distance / Math.sqrt(variance)
  return distance === 0 ? 0 : Math.sign(distance) * Infinity
}
