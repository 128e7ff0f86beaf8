/** How much a listwise model's order follows the order in which it was shown the snippets. */
export interface PositionBias {
  /** Lists that were judged. */
  readonly lists: number
  /**
   * Mean Spearman correlation of shown and given position, −1…1. Lists are shown in random order, so
   * 0 is expected without bias; 1 means that the model repeats what it is shown. NaN without a list.
   */
  readonly correlation: number
}

/** Collects the correlation over lists. */
export interface PositionBiasMeter {
  /** `given[i]` is the place, from 0, that the model gave to what was shown at place i. */
  add(given: readonly number[]): void
  result(): PositionBias
}

/** Starts to measure. */
export function positionBiasMeter(): PositionBiasMeter {
  let lists = 0
  let sum = 0
  return {
    add(given) {
      if (given.length < 2) return
      lists += 1
      sum += spearman(given)
    },
    result: () => ({ lists, correlation: lists === 0 ? Number.NaN : sum / lists }),
  }
}

/** ρ = 1 − 6·Σd² / (n·(n² − 1)) for permutations (Spearman 1904). */
function spearman(given: readonly number[]): number {
  const count = given.length
  const squares = given.reduce((total, place, shown) => total + (place - shown) ** 2, 0)
  return 1 - (6 * squares) / (count * (count * count - 1))
}
