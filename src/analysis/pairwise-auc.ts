import type { MeasuredOutcome } from '../schema/index.ts'
import { clusteredRateInterval } from '../stats/index.ts'
import { intervalPair } from './interval-pair.ts'
import { ownPairsOf } from './own-pairs.ts'

/** How often the canonical outscores a failing snippet of its query; chance is 0.5. */
export interface PairwiseAuc {
  readonly pairs: number
  /** P(canonical > mutant) + ½ P(tied). */
  readonly auc: number
  /** Ties lost, and ties won. */
  readonly pessimistic: number
  readonly optimistic: number
  /** 95 % interval of the pessimistic reading, pairs clustered by query. */
  readonly interval: readonly [number, number] | null
}

/** Computes the pairwise AUC over all pairs with known scores; undefined without one. */
export function pairwiseAuc(outcomes: readonly MeasuredOutcome[]): PairwiseAuc | undefined {
  const perQuery = outcomes.map(outcome => ownPairsOf(outcome).pairs).filter(all => all.length > 0)
  const pairs = perQuery.flat()
  if (pairs.length === 0) return undefined
  const won = pairs.filter(({ standing }) => standing === 'below').length
  const tied = pairs.filter(({ standing }) => standing === 'tied').length
  const clusters = perQuery.map(all => ({
    successes: all.filter(({ standing }) => standing === 'below').length,
    n: all.length,
  }))
  return {
    pairs: pairs.length,
    auc: (won + tied / 2) / pairs.length,
    pessimistic: won / pairs.length,
    optimistic: (won + tied) / pairs.length,
    interval: intervalPair(clusteredRateInterval(clusters)).interval,
  }
}
