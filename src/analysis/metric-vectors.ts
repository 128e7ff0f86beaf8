import { parseMetric, type Metric } from '../metrics/index.ts'
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
  const { firsts, shapes } = shapesOf(outcomes)
  const bounds = firsts.map(outcome => metric.at(outcome, k))
  const ofQueries = (perShape: readonly number[]): readonly number[] =>
    shapes.map(shape => perShape[shape] ?? 0)
  const floors = floorsOf(firsts, metric, k)
  return {
    name,
    binary: metric.binary,
    queryIds: outcomes.map(outcome => outcome.queryId),
    pessimistic: ofQueries(bounds.map(bound => bound.pessimistic)),
    expected: ofQueries(bounds.map(bound => bound.expected)),
    optimistic: ofQueries(bounds.map(bound => bound.optimistic)),
    floor: floors === null ? null : ofQueries(floors),
  }
}

/** Most queries share everything that a metric reads with others, which is then measured once. */
interface Shapes {
  /** One outcome of each shape. */
  readonly firsts: readonly MeasuredOutcome[]
  /** Of every query its place in `firsts`. */
  readonly shapes: readonly number[]
}

const known = new WeakMap<readonly MeasuredOutcome[], Shapes>()

function shapesOf(outcomes: readonly MeasuredOutcome[]): Shapes {
  const found = known.get(outcomes) ?? groupByShape(outcomes)
  known.set(outcomes, found)
  return found
}

function groupByShape(outcomes: readonly MeasuredOutcome[]): Shapes {
  const places = new Map<string, number>()
  const firsts: MeasuredOutcome[] = []
  const shapes = outcomes.map(outcome => {
    const shape = shapeOf(outcome)
    const place = places.get(shape) ?? firsts.push(outcome) - 1
    places.set(shape, place)
    return place
  })
  return { firsts, shapes }
}

/** Everything that a metric reads of an outcome. */
function shapeOf({ k, open, totals, groups }: MeasuredOutcome): string {
  let shape = `${k} ${open} ${totals.corpus} ${totals.passing} ${totals.gold} ${totals.failingOwn}`
  for (const { size, passing, gold, own } of groups) shape += `|${size} ${passing} ${gold} ${own}`
  return shape
}

/** Chance draws among a query's own snippets: where none of them is wrong, every draw is right. */
function floorsOf(
  firsts: readonly MeasuredOutcome[],
  metric: Metric,
  k: number,
): readonly number[] | null {
  const isFree = firsts.every(({ totals }) => totals.failingOwn === 0)
  if (metric.floor === undefined || isFree) return null
  const floors = new Map<string, number>()
  return firsts.map(({ totals }) => {
    const key = `${totals.passing} ${totals.gold} ${totals.failingOwn}`
    const floor = floors.get(key) ?? metric.floor?.(totals, k) ?? 0
    floors.set(key, floor)
    return floor
  })
}

/** Arithmetic mean, summed pairwise as numpy does; 0 for no values. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : pairwiseMean(values)
}
