import { liftOf } from '../metrics/index.ts'
import {
  resampleMeans,
  wilson,
  type Interval,
  type ResampledMean,
  type UndefinedValue,
} from '../stats/index.ts'
import { intervalPair } from './interval-pair.ts'
import type { MetricSummary } from './leaderboard-row.ts'
import { meanOf, type MetricVectors } from './metric-vectors.ts'

/** How intervals are resampled. */
export interface ResamplingOptions {
  readonly seed: number
  readonly replicates: number
}

/**
 * Summarizes many metric vectors at once; vectors of one length share their resamples, so that a
 * whole board draws once.
 */
export function summarizeMetrics(
  all: readonly MetricVectors[],
  options: ResamplingOptions,
): readonly MetricSummary[] {
  const resampled = resampleByLength(all, options)
  return all.map(vectors => {
    const mean = resampled.get(vectors)
    const percentile = pairOrNull(mean?.interval('percentile'))
    return {
      value: meanOf(vectors.pessimistic),
      expected: meanOf(vectors.expected),
      optimistic: meanOf(vectors.optimistic),
      ...chosenInterval(vectors, mean, percentile),
      percentile,
      ...chance(vectors),
    }
  })
}

type ChosenInterval = Pick<MetricSummary, 'interval' | 'intervalMethod' | 'noInterval'>

function chosenInterval(
  { binary, pessimistic }: MetricVectors,
  mean: ResampledMean | undefined,
  percentile: Pair | null,
): ChosenInterval {
  if (binary) {
    const successes = pessimistic.filter(value => value === 1).length
    return { ...intervalPair(wilson(successes, pessimistic.length)), intervalMethod: 'wilson' }
  }
  if (pessimistic.every(value => value === pessimistic[0])) {
    return { interval: null, intervalMethod: null, noInterval: 'all queries have the same value' }
  }
  const bca = pairOrNull(mean?.interval('bca'))
  if (bca !== null) return { interval: bca, intervalMethod: 'bca' }
  if (percentile !== null) return { interval: percentile, intervalMethod: 'percentile' }
  return { interval: null, intervalMethod: null, noInterval: 'too few queries to resample' }
}

function chance({ expected, floor }: MetricVectors): Pick<MetricSummary, 'floor' | 'lift'> {
  if (floor === null) return { floor: null, lift: null }
  const mean = meanOf(floor)
  return { floor: mean, lift: liftOf(meanOf(expected), mean) ?? null }
}

/**
 * Metrics often agree on every query, as recall and exec do where the canonical alone passes:
 * equal vectors are resampled once.
 */
function resampleByLength(
  all: readonly MetricVectors[],
  options: ResamplingOptions,
): ReadonlyMap<MetricVectors, ResampledMean> {
  const results = new Map<MetricVectors, ResampledMean>()
  for (const group of Map.groupBy(all, vectors => vectors.pessimistic.length).values()) {
    const equal = [...Map.groupBy(group, vectors => vectors.pessimistic.join()).values()]
    const distinct = equal.map(([first]) => first?.pessimistic ?? [])
    for (const [at, mean] of resampleMeans(distinct, options).entries()) {
      for (const vectors of equal[at] ?? []) results.set(vectors, mean)
    }
  }
  return results
}

type Pair = readonly [number, number]

function pairOrNull(interval: Interval | UndefinedValue | undefined): Pair | null {
  return interval === undefined ? null : intervalPair(interval).interval
}
