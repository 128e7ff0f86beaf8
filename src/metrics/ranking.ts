import type { MeasuredOutcome, TieGroup } from '../schema/index.ts'

/**
 * The value in the worst order of ties, its mean over all orders, and the value in the best one.
 */
export interface Bounds {
  readonly pessimistic: number
  readonly expected: number
  readonly optimistic: number
}

/** What a metric reads of one judged query; a `MeasuredOutcome` is one. */
export interface Ranking {
  /** The tie groups that cover the judged ranks, whole, best score first. */
  readonly groups: readonly TieGroup[]
  /** True when the last group may go on among snippets that were not returned. */
  readonly open: boolean
  readonly totals: MeasuredOutcome['totals']
  /** Depth that was judged; the whole ranking when absent. */
  readonly k?: number
}
