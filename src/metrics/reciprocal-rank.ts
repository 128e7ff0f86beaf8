import { noneDrawn } from './hypergeometric.ts'
import { relevanceMetric } from './metric.ts'
import { placedGroups } from './tie-orders.ts'
import type { GradedRanking } from './tied-gains.ts'

/**
 * MRR@k: 1 / rank of the first gold snippet, 0 when none is among the first k (trec_eval
 * `recip_rank`). Expected over ties: Σᵢ P(the first gold of the group is its i-th) / rank.
 * In [0, 1]; 0 for an empty list.
 */
export const reciprocalRank = relevanceMetric({
  name: 'MRR',
  binary: false,
  relevance: 'gold',
  ordered: gains => {
    const first = gains.findIndex(gain => gain > 0)
    return first < 0 ? 0 : 1 / (first + 1)
  },
  expected: expectedReciprocalRank,
})

function expectedReciprocalRank(ranking: GradedRanking, k: number): number {
  const group = placedGroups(ranking, k).find(({ gains }) => gains.length > 0)
  if (group === undefined) return 0
  let sum = 0
  let noneBefore = 1
  for (let position = 1; position <= group.shown && noneBefore > 0; position += 1) {
    const noneYet = noneDrawn(group.size, group.gains.length, position)
    sum += (noneBefore - noneYet) / (group.before + position)
    noneBefore = noneYet
  }
  return sum
}
