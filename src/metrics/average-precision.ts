import { relevanceMetric } from './metric.ts'
import { placedGroups, type PlacedGroup } from './tie-orders.ts'
import type { GradedRanking } from './tied-gains.ts'

/**
 * MAP@k: mean over all gold snippets of the precision at their ranks, 0 for those below rank k
 * (trec_eval `map_cut`; `map` without cutoff). Expected over ties: each place of a group of n with
 * r gold holds one with r/n, and then sees (i − 1)(r − 1)/(n − 1) others in front of it inside the
 * group (McSherry and Najork 2008). In [0, 1]; 0 for an empty list and for a query without gold.
 */
export const averagePrecision = relevanceMetric({
  name: 'MAP',
  binary: false,
  relevance: 'gold',
  ordered: (gains, relevant) => {
    let found = 0
    let sum = 0
    for (const [index, gain] of gains.entries()) {
      if (gain === 0) continue
      found += 1
      sum += found / (index + 1)
    }
    return relevant.length === 0 ? 0 : sum / relevant.length
  },
  expected: expectedAveragePrecision,
})

function expectedAveragePrecision(ranking: GradedRanking, k: number): number {
  if (ranking.relevant.length === 0) return 0
  const sum = placedGroups(ranking, k).reduce((total, group) => total + expectedSum(group), 0)
  return sum / ranking.relevant.length
}

function expectedSum({ size, gains, shown, before, relevantBefore }: PlacedGroup): number {
  if (gains.length === 0) return 0
  const share = gains.length / size
  const othersPerPlace = size === 1 ? 0 : (gains.length - 1) / (size - 1)
  let sum = 0
  for (let position = 1; position <= shown; position += 1) {
    const found = relevantBefore + 1 + (position - 1) * othersPerPlace
    sum += (share * found) / (before + position)
  }
  return sum
}
