import {
  measuredOf,
  metricVectors,
  summarizeMetrics,
  type MetricVectors,
} from '../analysis/index.ts'
import { execNdcgGap, parseMetric } from '../metrics/index.ts'
import { InputError } from '../schema/index.ts'
import {
  highestBound,
  MATCHER_SEED,
  requireShare,
  runMatcher,
  type OnRun,
  type RunJudgement,
  type RunSubject,
} from './run-matcher.ts'

const REPLICATES = 5_000 // ExecRetrieval §4

/** How `toReach` reads a run. */
export interface ReachOptions {
  /** `point` compares the mean itself; the 95 % bound that speaks against the promise by default. */
  readonly bound?: 'point' | 'interval'
}

/**
 * Passes when the lower 95 % bound of a metric is at least `min`; under `.not` when the upper one
 * is below `min`. Ties count in their worst order.
 */
export const toReach = runMatcher('toReach', judgeReach)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the lower 95 % bound of the metric is at least `min`; `.not`: upper < min. */
    toReach: OnRun<T, [metric: string, min: number, options?: ReachOptions]>
  }
}

function judgeReach(
  { run, isNot }: RunSubject,
  metric: string,
  min: number,
  options: ReachOptions = {},
): RunJudgement {
  requireShare('toReach', min)
  const vectors = metricVectors(measuredOf(run), boundedName(metric))
  const { value, low, high } = boundsOf(vectors)
  const isPoint = options.bound === 'point'
  if (!isPoint) requireReachable(vectors.queryIds.length, { min, isNot, name: vectors.name })
  const [lowest, highest] = isPoint ? [value, value] : [low, high]
  const bounds = isPoint ? '' : `, 95 % interval [${low.toFixed(4)}, ${high.toFixed(4)}]`
  return {
    isKept: isNot ? highest < min : lowest >= min,
    promise: `reach ${vectors.name} ${min}`,
    happened:
      `${vectors.name} is ${value.toFixed(4)} over ${vectors.queryIds.length} queries${bounds}; ` +
      ruleText(isPoint, isNot),
  }
}

function ruleText(isPoint: boolean, isNot: boolean): string {
  const subject = isPoint ? 'the value' : `its ${isNot ? 'upper' : 'lower'} end`
  return `${subject} must be ${isNot ? 'below' : 'at least'} that`
}

function boundedName(metric: string): string {
  const { metric: known, name } = parseMetric(metric)
  if (known !== execNdcgGap) return name
  throw new InputError(
    `toReach needs a metric with values from 0 to 1, but ${name} may be negative. ` +
      'Expect exec and nDCG apart.',
  )
}

/**
 * Value and 95 % bounds: Wilson for a share of queries, BCa for a mean. Where resampling says
 * nothing (all queries alike), at least the share that Wilson grants has the lowest value seen.
 */
function boundsOf(vectors: MetricVectors): { value: number; low: number; high: number } {
  const [summary] = summarizeMetrics([vectors], { seed: MATCHER_SEED, replicates: REPLICATES })
  const value = summary?.value ?? 0
  if (summary?.interval) return { value, low: summary.interval[0], high: summary.interval[1] }
  const sure = highestBound(vectors.pessimistic.length)
  const lowest = vectors.pessimistic.reduce((low, each) => Math.min(low, each), 1)
  const highest = vectors.pessimistic.reduce((high, each) => Math.max(high, each), 0)
  return { value, low: lowest * sure, high: 1 - (1 - highest) * sure }
}

function requireReachable(
  n: number,
  { min, isNot, name }: { readonly min: number; readonly isNot: boolean; readonly name: string },
): void {
  const sure = highestBound(n)
  if (isNot ? min > 1 - sure : min <= sure) return
  const limit = isNot ? `be above ${ceil(1 - sure)}` : `be at most ${floor(sure)}`
  const seen = isNot ? 'no query reaches anything' : 'every query is perfect'
  throw new InputError(
    `With ${n} queries the promise on ${name} must ${limit}, but is ${min}: even when ${seen}, ` +
      `the 95 % bound lies there. Ask more queries, or write { bound: 'point' }.`,
  )
}

function floor(share: number): string {
  return (Math.floor(share * 1e4) / 1e4).toFixed(4)
}

function ceil(share: number): string {
  return (Math.ceil(share * 1e4) / 1e4).toFixed(4)
}
