import { discountAt, discountedGain } from './discounted-gain.ts'
import { drawnDistribution } from './hypergeometric.ts'
import { relevanceMetric } from './metric.ts'
import { placedGroups } from './tie-orders.ts'
import type { GradedRanking } from './tied-gains.ts'

/**
 * nDCG@k whose ideal is the best order of the gold snippets *among the first k* only, as the
 * released ExecRetrieval scorer computes it: blind to gold that is missing, equal to nDCG@k for one
 * gold snippet. Read for parity only. Its bounds are the values in the two extreme tie orders,
 * which need not enclose every order when there is more than one gold. In [0, 1]; 0 when none is
 * found.
 */
export const ndcgRetrieved = relevanceMetric({
  name: 'nDCG(ideal=retrieved)',
  binary: false,
  relevance: 'gold',
  ordered: gains => {
    const ideal = discountedGain([...gains].sort((a, b) => b - a))
    return ideal === 0 ? 0 : discountedGain(gains) / ideal
  },
  expected: expectedRetrievedNdcg,
})

/**
 * The ideal depends only on how many gold snippets the cut group shows; given that number, each
 * shown place is equally likely to hold one. Exact for equal gains, which is what gold snippets
 * have.
 */
function expectedRetrievedNdcg(ranking: GradedRanking, k: number): number {
  const groups = placedGroups(ranking, k)
  const cut = groups.at(-1)
  if (cut === undefined) return 0
  const whole = groups
    .slice(0, -1)
    .reduce(
      (sum, { size, gains, before }) => sum + (gains.length / size) * discounts(before, size),
      0,
    )
  const shownDiscounts = discounts(cut.before, cut.shown) / cut.shown
  let expected = 0
  for (const [found, chance] of drawnDistribution(
    cut.size,
    cut.gains.length,
    cut.shown,
  ).entries()) {
    const total = cut.relevantBefore + found
    if (total > 0) expected += (chance * (whole + found * shownDiscounts)) / discounts(0, total)
  }
  return expected
}

function discounts(from: number, count: number): number {
  let sum = 0
  for (let index = from; index < from + count; index += 1) sum += discountAt(index)
  return sum
}
