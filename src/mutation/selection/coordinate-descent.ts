/** One group that a task may get: its sums to be balanced, its counts and its own cost. */
export interface GroupEffect {
  /** Wins of each blind ranker above chance; the sum over all tasks should be 0. */
  readonly wins: readonly number[]
  /** Members of each mutation type; the sums should be even. */
  readonly types: readonly number[]
  readonly penalty: number
}

interface Sums {
  readonly wins: number[]
  readonly types: number[]
}

const TYPE_PRESSURE = 3

/**
 * Goes through the tasks once and gives each the group that makes the whole cost least: squared
 * sums of wins, evenness of types, and the group's own penalty. Returns the new choice.
 */
export function descendOnce(
  effects: readonly (readonly GroupEffect[])[],
  choice: readonly number[],
): readonly number[] {
  const next = [...choice]
  const sums: Sums = { wins: [], types: [] }
  effects.forEach((groups, task) => add(sums, groups[next[task] ?? 0], 1))
  effects.forEach((groups, task) => {
    add(sums, groups[next[task] ?? 0], -1)
    const costs = groups.map(group => costWith(sums, group, effects.length))
    next[task] = Math.max(0, costs.indexOf(Math.min(...costs)))
    add(sums, groups[next[task] ?? 0], 1)
  })
  return next
}

function add(sums: Sums, group: GroupEffect | undefined, factor: 1 | -1): void {
  group?.wins.forEach((value, at) => (sums.wins[at] = (sums.wins[at] ?? 0) + factor * value))
  group?.types.forEach((value, at) => (sums.types[at] = (sums.types[at] ?? 0) + factor * value))
}

function costWith(sums: Sums, group: GroupEffect, tasks: number): number {
  const bias = sumOfSquares(group.wins, sums.wins)
  return bias + (TYPE_PRESSURE * sumOfSquares(group.types, sums.types)) / tasks + group.penalty
}

function sumOfSquares(values: readonly number[], sums: readonly number[]): number {
  return values.reduce((total, value, at) => total + (value + (sums[at] ?? 0)) ** 2, 0)
}
