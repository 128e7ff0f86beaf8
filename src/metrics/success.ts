import { noneDrawn } from './hypergeometric.ts'
import { relevanceMetric, type Metric } from './metric.ts'
import { placedGroups } from './tie-orders.ts'
import type { GradedRanking, Relevance } from './tied-gains.ts'

/** Makes a metric that is 1 when anything relevant is among the first k, else 0. */
export function successMetric(name: string, relevance: Relevance): Metric {
  return relevanceMetric({
    name,
    binary: true,
    relevance,
    ordered: gains => (gains.some(gain => gain > 0) ? 1 : 0),
    expected: expectedSuccess,
  })
}

function expectedSuccess(ranking: GradedRanking, k: number): number {
  let missed = 1
  for (const { size, gains, shown } of placedGroups(ranking, k)) {
    missed *= noneDrawn(size, gains.length, shown)
  }
  return 1 - missed
}
