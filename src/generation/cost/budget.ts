/** Keeps the sum of what was paid and what is under way below a limit. */
export interface Budget {
  /** Sets the highest cost of a request aside; false when it does not fit. */
  reserve(key: string, highest: number): boolean
  /** Sets aside what may have been billed for an answer that was lost, whether it fits or not. */
  hold(key: string, highest: number): void
  /** Puts the real cost in the place of what was set aside. */
  settle(key: string, cost: number): void
  /** Gives back what was set aside for a request that was never answered and never billed. */
  release(key: string): void
  /** Gives back everything held under names that begin so: the server has kept the answer. */
  releaseLost(prefix: string): void
  /** Everything that was paid. */
  paid(): number
  /** Everything that is set aside: for requests under way, and for answers that were lost. */
  open(): number
}

/** Starts a budget. `maxCost` bounds the sum even if every open request is billed in full. */
export function newBudget(maxCost: number = Infinity): Budget {
  const reserved = new Map<string, number>()
  let paid = 0
  const open = (): number => [...reserved.values()].reduce((sum, cost) => sum + cost, 0)
  return {
    reserve(key, highest) {
      if (paid + open() + highest > maxCost) return false
      reserved.set(key, highest)
      return true
    },
    hold: (key, highest) => void reserved.set(key, highest),
    settle(key, cost) {
      reserved.delete(key)
      paid += cost
    },
    release: key => void reserved.delete(key),
    releaseLost(prefix) {
      for (const name of reserved.keys()) if (name.startsWith(prefix)) reserved.delete(name)
    },
    paid: () => paid,
    open,
  }
}
