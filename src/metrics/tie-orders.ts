import type { GradedRanking, TieGains } from './tied-gains.ts'

/** Gains of ranks 1…k when every tie group shows its least relevant members first. */
export function worstOrder(ranking: GradedRanking, k: number): readonly number[] {
  return ordered(ranking, k, ({ size, gains }, position) => gains[position - (size - gains.length)])
}

/** Gains of ranks 1…k when every tie group shows its most relevant members first. */
export function bestOrder(ranking: GradedRanking, k: number): readonly number[] {
  return ordered(ranking, k, ({ gains }, position) => gains[gains.length - 1 - position])
}

function ordered(
  ranking: GradedRanking,
  k: number,
  gainAt: (group: TieGains, position: number) => number | undefined,
): readonly number[] {
  const order: number[] = []
  for (const group of ranking.groups) {
    if (order.length >= k) break
    const shown = Math.min(group.size, k - order.length)
    for (let position = 0; position < shown; position += 1) {
      // Most groups hold nothing relevant: asking for each of their gains is half of the time.
      order.push(group.gains.length === 0 ? 0 : (gainAt(group, position) ?? 0))
    }
  }
  return order
}

/** Tells whether every tie group consists of equal members, so that its order does not matter. */
export function hasOneOrder(ranking: GradedRanking): boolean {
  return ranking.groups.every(
    ({ size, gains }) =>
      size === 1 ||
      gains.length === 0 ||
      (gains.length === size && gains.every(gain => gain === gains[0])),
  )
}

/** A tie group with its place in the list, cut at rank k. */
export interface PlacedGroup {
  readonly size: number
  readonly gains: readonly number[]
  /** Ranks in front of the group. */
  readonly before: number
  /** Relevant snippets in front of the group. */
  readonly relevantBefore: number
  /** How many of the group's ranks are at most k. */
  readonly shown: number
}

/** Returns the tie groups that reach into ranks 1…k with their places. */
export function placedGroups(ranking: GradedRanking, k: number): readonly PlacedGroup[] {
  const placed: PlacedGroup[] = []
  let before = 0
  let relevantBefore = 0
  for (const { size, gains } of ranking.groups) {
    if (before >= k) break
    placed.push({ size, gains, before, relevantBefore, shown: Math.min(size, k - before) })
    before += size
    relevantBefore += gains.length
  }
  return placed
}
