import { midranks, tieGroups } from '../association/midranks.ts'
import { normalCdf } from '../distributions/normal.ts'
import { requireFinite } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'

/** The largest number of non-zero differences whose p value is exact by default (as in scipy). */
const LARGEST_EXACT = 50

/** Wilcoxon's signed-rank test. */
export interface SignedRank {
  /** The smaller of the rank sums of positive and negative differences. */
  readonly statistic: number
  readonly p: number
  readonly method: 'exact' | 'normal'
}

/**
 * Wilcoxon's signed-rank test (1945) that paired differences are symmetric about 0; zeros are
 * dropped. Exact up to 50 differences, over the midranks when there are ties; otherwise the
 * tie-corrected normal approximation without continuity correction. p in (0, 1]; undefined without
 * a non-zero difference.
 */
export function wilcoxon(
  differences: ArrayLike<number>,
  method: 'auto' | 'exact' | 'normal' = 'auto',
): SignedRank | UndefinedValue {
  requireFinite('The differences', differences)
  const active = Array.from(differences).filter(value => value !== 0)
  const n = active.length
  if (n === 0) return undefinedValue('all differences are 0')
  const sizes = active.map(Math.abs)
  const ranks = midranks(sizes)
  const positive = ranks.reduce((sum, rank, i) => ((active[i] ?? 0) > 0 ? sum + rank : sum), 0)
  const statistic = Math.min(positive, (n * (n + 1)) / 2 - positive)
  const isExact = method === 'exact' || (method === 'auto' && n <= LARGEST_EXACT)
  return isExact
    ? { statistic, p: exactP(ranks, statistic), method: 'exact' }
    : { statistic, p: normalP(sizes, statistic), method: 'normal' }
}

/** 2 P(rank sum ≤ statistic) over all sign patterns, at most 1; doubled ranks are whole. */
function exactP(ranks: Float64Array, statistic: number): number {
  const limit = Math.round(2 * statistic)
  const shares = new Float64Array(limit + 1)
  shares[0] = 1
  for (const rank of ranks) {
    const step = Math.round(2 * rank)
    for (let sum = limit; sum >= 0; sum -= 1) {
      shares[sum] = ((shares[sum] ?? 0) + (sum >= step ? (shares[sum - step] ?? 0) : 0)) / 2
    }
  }
  return Math.min(1, 2 * shares.reduce((sum, share) => sum + share, 0))
}

function normalP(sizes: readonly number[], statistic: number): number {
  const n = sizes.length
  const ties = tieGroups(sizes).reduce((sum, { members: { length: t } }) => sum + t ** 3 - t, 0)
  const variance = (n * (n + 1) * (2 * n + 1) - ties / 2) / 24
  return 2 * normalCdf(-Math.abs(statistic - (n * (n + 1)) / 4) / Math.sqrt(variance))
}
