import { DEFAULT_CONFIDENCE, type Interval } from '../interval.ts'
import { requireCount } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { requireSuccesses, wilson } from './wilson.ts'

/** The trials that belong together, such as the (mutant, query) pairs of one query. */
export interface Cluster {
  readonly successes: number
  readonly n: number
}

/** A rate over clustered trials with what its interval rests on. */
export interface ClusteredRate extends Interval {
  /** Σ successes / Σ n. */
  readonly rate: number
  /** Variance of the rate over that of as many independent trials, at least 1. */
  readonly designEffect: number
}

/**
 * Interval of Σ successes / Σ n whose trials are dependent within a cluster: Wilson's interval at
 * the effective size n / design effect, the variance of the ratio linearised over clusters (Korn &
 * Graubard 1998 truncate as here: at most n, and one trial a cluster where the rate is 0 or 1 or
 * there is one cluster). Range [0, 1]; undefined without a trial.
 */
export function clusteredRateInterval(
  clusters: readonly Cluster[],
  confidence: number = DEFAULT_CONFIDENCE,
): ClusteredRate | UndefinedValue {
  for (const { successes, n } of clusters) {
    requireCount('The trials of a cluster', n)
    requireSuccesses(successes, n)
  }
  const filled = clusters.filter(cluster => cluster.n > 0)
  const n = filled.reduce((sum, cluster) => sum + cluster.n, 0)
  if (n === 0) return undefinedValue('there are no trials')
  const rate = filled.reduce((sum, cluster) => sum + cluster.successes, 0) / n
  const effective = effectiveSize(filled, rate, n)
  return { ...wilson(rate * effective, effective, confidence), rate, designEffect: n / effective }
}

function effectiveSize(clusters: readonly Cluster[], rate: number, n: number): number {
  const { length } = clusters
  if (rate === 0 || rate === 1 || length === 1) return length
  const squares = clusters.reduce(
    (sum, cluster) => sum + (cluster.successes - rate * cluster.n) ** 2,
    0,
  )
  const variance = ((length / (length - 1)) * squares) / (n * n)
  return variance === 0 ? n : Math.min(n, (rate * (1 - rate)) / variance)
}
