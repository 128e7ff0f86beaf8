import { DEFAULT_CONFIDENCE, type Interval } from '../interval.ts'
import { regularizedBetaInverse } from '../distributions/incomplete-beta.ts'
import { requireCount, requireShare } from '../requirement.ts'
import { requireSuccesses } from './wilson.ts'

/**
 * Clopper & Pearson's exact interval of a proportion (1934), by beta quantiles: coverage is never
 * below `confidence`. Range [0, 1]; n = 0 gives [0, 1].
 */
export function clopperPearson(
  successes: number,
  n: number,
  confidence: number = DEFAULT_CONFIDENCE,
): Interval {
  requireCount('Successes', successes)
  requireCount('The number of trials', n)
  requireSuccesses(successes, n)
  requireShare('The confidence', confidence)
  const tail = (1 - confidence) / 2
  const failures = n - successes
  return {
    low: successes === 0 ? 0 : regularizedBetaInverse(tail, successes, failures + 1),
    high: failures === 0 ? 1 : 1 - regularizedBetaInverse(tail, failures, successes + 1),
  }
}
