/** A share with what it is a share of; null of nothing. */
export interface Rate {
  readonly count: number
  readonly of: number
  readonly rate: number | null
}

/** Returns a share; null of nothing. */
export function rate(count: number, of: number): Rate {
  return { count, of, rate: of === 0 ? null : count / of }
}
