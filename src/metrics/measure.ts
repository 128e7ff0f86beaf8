import { parseMetric } from './parse-metric.ts'
import type { Bounds, Ranking } from './ranking.ts'

/**
 * Returns the value of a metric such as `exec@1` for one ranking, with its bounds over ties.
 * @example
 * const tie = { size: 2, passing: 1, gold: 1, own: 2 } // the canonical and one of its mutants
 * const totals = { corpus: 5_000, passing: 1, gold: 1, failingOwn: 4 }
 * measure('exec@1', { groups: [tie], open: false, totals })
 * // { pessimistic: 0, expected: 0.5, optimistic: 1 }
 * @throws InputError when the name is unknown, or the cutoff lies below the judged ranks
 */
export function measure(name: string, ranking: Ranking): Bounds {
  const { metric, k } = parseMetric(name)
  return metric.at(ranking, k)
}
