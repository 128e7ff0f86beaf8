import { relevanceMetric, type Metric } from './metric.ts'
import { placedGroups } from './tie-orders.ts'
import type { GradedRanking, Relevance } from './tied-gains.ts'

/** Makes a metric that divides the number of relevant snippets among the first k by something. */
export function shareMetric(
  name: string,
  relevance: Relevance,
  denominator: (ranked: Pick<GradedRanking, 'relevant'>, k: number) => number,
): Metric {
  return relevanceMetric({
    name,
    binary: false,
    relevance,
    ordered: (gains, relevant, k) =>
      over(gains.filter(gain => gain > 0).length, denominator({ relevant }, k)),
    expected: (ranking, k) => over(expectedCount(ranking, k), denominator(ranking, k)),
  })
}

function expectedCount(ranking: GradedRanking, k: number): number {
  return placedGroups(ranking, k).reduce(
    (sum, { size, gains, shown }) => sum + (gains.length * shown) / size,
    0,
  )
}

function over(count: number, total: number): number {
  return total === 0 ? 0 : count / total
}
