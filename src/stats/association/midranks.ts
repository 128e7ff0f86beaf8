/** The ranks 1…n of the values; equal values share the mean of their ranks. */
export function midranks(values: ArrayLike<number>): Float64Array {
  const ranks = new Float64Array(values.length)
  for (const group of tieGroups(values)) {
    const rank = group.first + (group.members.length + 1) / 2
    for (const member of group.members) ranks[member] = rank
  }
  return ranks
}

/** Positions of equal values, in ascending order of the value. */
export interface TieGroup {
  /** Number of smaller values. */
  readonly first: number
  readonly members: readonly number[]
}

/** Groups the positions of equal values. */
export function tieGroups(values: ArrayLike<number>): readonly TieGroup[] {
  const at = (index: number): number => values[index] ?? Number.NaN
  const order = Array.from({ length: values.length }, (_, index) => index)
  order.sort((a, b) => at(a) - at(b))
  const groups: { first: number; members: number[] }[] = []
  for (const [place, index] of order.entries()) {
    const current = groups.at(-1)
    if (current !== undefined && at(current.members[0] ?? 0) === at(index)) {
      current.members.push(index)
    } else groups.push({ first: place, members: [index] })
  }
  return groups
}
