import type { ScoredId } from '../retrievers/index.ts'

/**
 * Cuts a list that is sorted by falling score into its tie groups: neighbours whose scores differ
 * by at most `epsilon` are tied, and ties chain. Infinite scores of one sign are tied.
 */
export function tieGroups(
  sorted: readonly ScoredId[],
  epsilon: number,
): readonly (readonly ScoredId[])[] {
  const groups: ScoredId[][] = []
  let previous: number | undefined
  for (const hit of sorted) {
    const group = groups.at(-1)
    if (group === undefined || previous === undefined || !isTied(previous, hit.score, epsilon)) {
      groups.push([hit])
    } else {
      group.push(hit)
    }
    previous = hit.score
  }
  return groups
}

/** Tells whether two scores count as equal. */
export function isTied(higher: number, lower: number, epsilon: number): boolean {
  return higher === lower || Math.abs(higher - lower) <= epsilon
}
