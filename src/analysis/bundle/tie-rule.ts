/** Ways of ordering equal scores that a scorer may have used. */
export const TIE_ORDERS = ['file order', 'file order reversed', 'id', 'id reversed'] as const

/** One of the ways of ordering equal scores. */
export type TieOrder = (typeof TIE_ORDERS)[number]

/** A stored list with the exact scores of its members. */
export interface ReplayedList {
  readonly queryId: string
  /** Best first, as stored. */
  readonly ids: readonly string[]
  /** Exact score of each, in the same order. */
  readonly scores: readonly number[]
  /** Exact score of the best snippet that the list leaves out; −∞ when there is none. */
  readonly bestLeftOut: number
}

/** What replaying stored lists against exact scores shows. */
export interface TieReplay {
  readonly lists: number
  /** Neighbours whose exact scores are equal: only a tie rule orders them. */
  readonly tied: number
  /** Neighbours within ε that are not equal: rounding may order them. */
  readonly unresolved: number
  /** Neighbours whose lower rank scores higher by more than ε. */
  readonly wrongOrder: number
  /** Lists that leave out a snippet that scores higher than their last by more than ε. */
  readonly wrongCut: number
  /** How many tied neighbours each rule would have ordered otherwise. */
  readonly conflicts: Readonly<Record<TieOrder, number>>
  /** The first rule without a conflict; undefined when there is no tie or none explains all. */
  readonly rule: TieOrder | undefined
}

/** Replays stored lists and tells which tie rule explains them. */
export function replayTies(
  lists: readonly ReplayedList[],
  fileOrder: ReadonlyMap<string, number>,
  epsilon: number,
): TieReplay {
  const conflicts = { 'file order': 0, 'file order reversed': 0, id: 0, 'id reversed': 0 }
  const counts = { tied: 0, unresolved: 0, wrongOrder: 0, wrongCut: 0 }
  for (const { ids, scores, bestLeftOut } of lists) {
    if (bestLeftOut > (scores.at(-1) ?? Number.POSITIVE_INFINITY) + epsilon) counts.wrongCut += 1
    for (const [at, lower] of ids.entries()) {
      const higher = ids[at - 1]
      if (higher === undefined) continue
      const gap = (scores[at - 1] ?? 0) - (scores[at] ?? 0)
      if (gap > epsilon) continue
      if (gap < -epsilon) counts.wrongOrder += 1
      else if (gap !== 0) counts.unresolved += 1
      else {
        counts.tied += 1
        const isFileOrder = (fileOrder.get(higher) ?? 0) < (fileOrder.get(lower) ?? 0)
        conflicts[isFileOrder ? 'file order reversed' : 'file order'] += 1
        conflicts[higher < lower ? 'id reversed' : 'id'] += 1
      }
    }
  }
  return {
    lists: lists.length,
    ...counts,
    conflicts,
    // File order first: ids of a released bundle usually stand in it, and the engine knows no id.
    rule: counts.tied === 0 ? undefined : TIE_ORDERS.find(order => conflicts[order] === 0),
  }
}
