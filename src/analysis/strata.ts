import { parseMetric } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import type { MetricSummary } from './leaderboard-row.ts'
import { metricVectors } from './metric-vectors.ts'
import { summarizeMetrics, type ResamplingOptions } from './summarize-metrics.ts'

/** One metric within the queries that share a domain or a language. */
export interface Stratum {
  readonly stratum: string
  readonly n: number
  readonly summary: MetricSummary
}

/** Splits a run by domain or language and summarizes one metric in each part, sorted by name. */
export function strataOf(
  outcomes: readonly MeasuredOutcome[],
  by: 'domain' | 'language',
  metric: string,
  options: ResamplingOptions,
): readonly Stratum[] {
  const { name } = parseMetric(metric)
  const groups = [...Map.groupBy(outcomes, outcome => outcome[by])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const vectors = groups.map(([, group]) => metricVectors(group, name))
  const summaries = summarizeMetrics(vectors, options)
  return groups.flatMap(([stratum, group], at) => {
    const summary = summaries[at]
    return summary === undefined ? [] : [{ stratum, n: group.length, summary }]
  })
}
