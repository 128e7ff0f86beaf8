import { discountAt, discountedGain } from './discounted-gain.ts'
import { relevanceMetric } from './metric.ts'
import { placedGroups } from './tie-orders.ts'
import type { GradedRanking } from './tied-gains.ts'

/**
 * nDCG@k: DCG of the first k ranks over the DCG of the best order of *all* gold snippets, cut at k;
 * linear gain, log2 discount (trec_eval `ndcg_cut`). Expected over ties: every place of a group has
 * the group's mean gain. In [0, 1]; 0 for an empty list and for a query without gold.
 */
export const ndcg = relevanceMetric({
  name: 'nDCG',
  binary: false,
  relevance: 'gold',
  ordered: (gains, relevant, k) => overIdeal(discountedGain(gains), relevant, k),
  expected: (ranking, k) => overIdeal(expectedGain(ranking, k), ranking.relevant, k),
})

function overIdeal(gain: number, relevant: readonly number[], k: number): number {
  const ideal = discountedGain(relevant.slice(0, k))
  return ideal === 0 ? 0 : gain / ideal
}

function expectedGain(ranking: GradedRanking, k: number): number {
  let sum = 0
  for (const { size, gains, before, shown } of placedGroups(ranking, k)) {
    if (gains.length === 0) continue
    const mean = gains.reduce((total, gain) => total + gain, 0) / size
    for (let position = 0; position < shown; position += 1) {
      sum += mean * discountAt(before + position)
    }
  }
  return sum
}
