import type { MeasuredOutcome } from '../../schema/index.ts'

/** What is charged for a served hit: the whole file, or the fragment where one is delivered. */
export type Accounting = 'file' | 'span'

/** What one query cost when its ranking was walked until the first gold. */
export interface QueryCost {
  /** Tokens of the hits up to the first gold; of the whole list when there is none. */
  readonly tokens: number
  /** Rank of the first gold; the length of the list when there is none. */
  readonly opened: number
  readonly isFound: boolean
}

/** Walks the first `k` hits in the order that ties make worst. */
export function queryCost(
  { hits }: Pick<MeasuredOutcome, 'hits'>,
  k: number,
  accounting: Accounting = 'file',
): QueryCost {
  const served = hits.slice(0, k)
  const first = served.findIndex(({ verdict }) => verdict.passes)
  const walked = first < 0 ? served : served.slice(0, first + 1)
  const tokens = walked.reduce((sum, hit) => sum + chargeOf(hit, accounting), 0)
  return { tokens, opened: walked.length, isFound: first >= 0 }
}

/**
 * Tokens to the first gold, capped at a budget that every failure pays whole: failing with a short
 * list is no saving. In (0, budget]; at least 1, so that ratios exist.
 */
export function censoredCost({ tokens, isFound }: QueryCost, budget: number): number {
  return isFound ? Math.max(1, Math.min(tokens, budget)) : budget
}

/** recall@k of the worst tie order: gold among the first k / gold at the epoch. In [0, 1]. */
export function recallOf({ hits, totals }: MeasuredOutcome, k: number): number {
  const found = hits.slice(0, k).filter(({ verdict }) => verdict.passes).length
  return totals.gold === 0 ? 0 : found / totals.gold
}

function chargeOf(
  { tokens = 0, span }: MeasuredOutcome['hits'][number],
  accounting: Accounting,
): number {
  return accounting === 'span' && span !== undefined ? span.tokens : tokens
}
