import { liftOf } from '../metrics/index.ts'
import { bootstrapMeans, wilson, type Interval, type UndefinedValue } from '../stats/index.ts'
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
  const percentile = bootstrapByLength(all, { ...options, method: 'percentile' })
  const means = all.filter(vectors => !vectors.binary)
  const bca = bootstrapByLength(means, { ...options, method: 'bca' })
  return all.map(vectors => ({
    value: meanOf(vectors.pessimistic),
    expected: meanOf(vectors.expected),
    optimistic: meanOf(vectors.optimistic),
    ...chosenInterval(vectors, bca.get(vectors), percentile.get(vectors)),
    percentile: pairOrNull(percentile.get(vectors)),
    ...chance(vectors),
  }))
}

type ChosenInterval = Pick<MetricSummary, 'interval' | 'intervalMethod' | 'noInterval'>

function chosenInterval(
  { binary, pessimistic }: MetricVectors,
  bca: Interval | UndefinedValue | undefined,
  percentile: Interval | UndefinedValue | undefined,
): ChosenInterval {
  if (binary) {
    const successes = pessimistic.filter(value => value === 1).length
    return { ...intervalPair(wilson(successes, pessimistic.length)), intervalMethod: 'wilson' }
  }
  if (pessimistic.every(value => value === pessimistic[0])) {
    return { interval: null, intervalMethod: null, noInterval: 'all queries have the same value' }
  }
  const [pair, method] = [bca, percentile]
    .map((interval, at) => [pairOrNull(interval), at === 0 ? 'bca' : 'percentile'] as const)
    .find(([pair]) => pair !== null) ?? [null, null]
  return pair === null
    ? { interval: null, intervalMethod: null, noInterval: 'too few queries to resample' }
    : { interval: pair, intervalMethod: method }
}

function chance({ expected, floor }: MetricVectors): Pick<MetricSummary, 'floor' | 'lift'> {
  if (floor === null) return { floor: null, lift: null }
  const mean = meanOf(floor)
  return { floor: mean, lift: liftOf(meanOf(expected), mean) ?? null }
}

type Resampled = ReadonlyMap<MetricVectors, Interval | UndefinedValue>

function bootstrapByLength(
  all: readonly MetricVectors[],
  options: ResamplingOptions & { readonly method: 'percentile' | 'bca' },
): Resampled {
  const results = new Map<MetricVectors, Interval | UndefinedValue>()
  for (const group of Map.groupBy(all, vectors => vectors.pessimistic.length).values()) {
    const intervals = bootstrapMeans(
      group.map(vectors => vectors.pessimistic),
      options,
    )
    for (const [at, interval] of intervals.entries()) {
      const vectors = group[at]
      if (vectors !== undefined) results.set(vectors, interval)
    }
  }
  return results
}

function pairOrNull(
  interval: Interval | UndefinedValue | undefined,
): readonly [number, number] | null {
  return interval === undefined ? null : intervalPair(interval).interval
}
