import { InputError } from '../schema/index.ts'
import { wilson } from '../stats/index.ts'
import type { MetricSummary } from './leaderboard-row.ts'
import { metricVectors } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'
import { summarizeMetrics, type ResamplingOptions } from './summarize-metrics.ts'

/** One metric of one run. */
export interface RunSummary extends MetricSummary {
  /** The metric's printed name. */
  readonly metric: string
  /** Measured queries. */
  readonly n: number
  /** The lower bound that a perfect run of this n would have; null for non-binary metrics. */
  readonly highestLowerBound: number | null
}

/**
 * Summarizes one metric of one run, with the highest lower bound that its n can reach.
 * @throws InputError when nothing is measured, or the metric is unknown or too deep
 */
export function summarizeRun(
  run: RunOutcomes,
  metric: string,
  options: ResamplingOptions,
): RunSummary {
  const vectors = metricVectors(measuredOf(run), metric)
  const n = vectors.queryIds.length
  const [summary] = summarizeMetrics([vectors], options)
  if (summary === undefined || n === 0) {
    throw new InputError(
      `${metric} of ${run.header.retriever} needs at least one measured query, but has none. ` +
        'See the failed queries of the run.',
    )
  }
  const highestLowerBound = vectors.binary ? wilson(n, n).low : null
  return { ...summary, metric: vectors.name, n, highestLowerBound }
}
