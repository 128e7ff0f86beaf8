import { parseMetric, type Bounds, type Metric } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { pairwiseMean } from '../stats/index.ts'

/** One metric over the queries of a run: a value per query and reading, sorted by query id. */
export interface MetricVectors {
  readonly name: string
  readonly binary: boolean
  readonly queryIds: readonly string[]
  readonly pessimistic: readonly number[]
  readonly expected: readonly number[]
  readonly optimistic: readonly number[]
  /** Null where chance has no meaning for the metric. */
  readonly floor: readonly number[] | null
}

/**
 * Measures one metric on every outcome; outcomes must be sorted by query id.
 * @throws InputError when the name is unknown, or its cutoff lies below the judged ranks
 */
export function metricVectors(
  outcomes: readonly MeasuredOutcome[],
  metricName: string,
): MetricVectors {
  const { metric, k, name } = parseMetric(metricName)
  const bounds = boundsOf(outcomes, metric, k)
  return {
    name,
    binary: metric.binary,
    queryIds: outcomes.map(outcome => outcome.queryId),
    pessimistic: bounds.map(bound => bound.pessimistic),
    expected: bounds.map(bound => bound.expected),
    optimistic: bounds.map(bound => bound.optimistic),
    floor: floorsOf(outcomes, metric, k),
  }
}

const shapes = new WeakMap<MeasuredOutcome, string>()

/** Everything that a metric reads of an outcome: most queries share theirs with others. */
function shapeOf(outcome: MeasuredOutcome): string {
  const known = shapes.get(outcome)
  if (known !== undefined) return known
  const { k, open, totals, groups } = outcome
  let shape = `${k} ${open} ${totals.corpus} ${totals.passing} ${totals.gold} ${totals.failingOwn}`
  for (const { size, passing, gold, own } of groups) shape += `|${size} ${passing} ${gold} ${own}`
  shapes.set(outcome, shape)
  return shape
}

/** Measures each shape once. */
function boundsOf(
  outcomes: readonly MeasuredOutcome[],
  metric: Metric,
  k: number,
): readonly Bounds[] {
  const known = new Map<string, Bounds>()
  return outcomes.map(outcome => {
    const shape = shapeOf(outcome)
    const bounds = known.get(shape) ?? metric.at(outcome, k)
    known.set(shape, bounds)
    return bounds
  })
}

/** Most queries have the same number of own snippets, so that each floor is computed once. */
function floorsOf(
  outcomes: readonly MeasuredOutcome[],
  metric: Metric,
  k: number,
): readonly number[] | null {
  // Chance draws among a query's own snippets: where none of them is wrong, every draw is right.
  const isFree = outcomes.every(({ totals }) => totals.failingOwn === 0)
  if (metric.floor === undefined || isFree) return null
  const known = new Map<string, number>()
  return outcomes.map(({ totals }) => {
    const key = `${totals.passing} ${totals.gold} ${totals.failingOwn}`
    const floor = known.get(key) ?? metric.floor?.(totals, k) ?? 0
    known.set(key, floor)
    return floor
  })
}

/** Arithmetic mean, summed pairwise as numpy does; 0 for no values. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : pairwiseMean(values)
}
