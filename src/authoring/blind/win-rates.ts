import type { BlindRanker } from './blind-rankers.ts'
import type { CloneGroup } from './clone-groups.ts'

/** How often a blind ranker puts the canonical first. */
export interface WinRate {
  readonly name: string
  /** Sum over the groups of the chance that a random order of ties puts the canonical first. */
  readonly wins: number
  readonly groups: number
  /** wins / groups; 0 without groups. */
  readonly rate: number
}

/** Ranks every group with every ranker; ties are in random order. */
export function winRates(
  groups: readonly CloneGroup[],
  rankers: readonly BlindRanker[],
): readonly WinRate[] {
  return rankers.map(({ name, prepare }) => {
    const scoresOf = prepare(groups)
    const wins = groups.reduce((sum, group) => sum + shareOfFirst(scoresOf(group), group), 0)
    return { name, wins, groups: groups.length, rate: wins / Math.max(1, groups.length) }
  })
}

/** Chance of each group's canonical: one over the size of the group. */
export function chances(groups: readonly CloneGroup[]): readonly number[] {
  return groups.map(group => 1 / group.texts.length)
}

function shareOfFirst(scores: readonly number[], { canonical }: CloneGroup): number {
  const best = Math.max(...scores)
  // Sums in another order differ in the last bits; that must not break a tie.
  const first = scores.flatMap((score, at) => (best - score <= 1e-9 ? [at] : []))
  return first.includes(canonical) ? 1 / first.length : 0
}
