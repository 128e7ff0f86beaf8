import { parseMetric } from './parse-metric.ts'
import type { Bounds, Ranking } from './ranking.ts'

/**
 * Returns the value of a metric such as `exec@1` for one ranking, with its bounds over ties.
 * @throws InputError when the name is unknown, or the cutoff lies below the judged ranks
 */
export function measure(name: string, ranking: Ranking): Bounds {
  const { metric, k } = parseMetric(name)
  return metric.at(ranking, k)
}
