import { InputError } from '../../schema/index.ts'

/** Price and limit, in any currency. */
export interface BudgetOptions {
  /** Price of a million tokens. */
  readonly pricePerMillion?: number | undefined
  /** Nothing is asked that would bring the cost above this. */
  readonly maxCost?: number | undefined
}

/** What was asked and what it came to. */
export interface Spent {
  readonly requests: number
  readonly tokens: number
  readonly cost: number
}

/** Counts tokens and their cost, those of requests under way included. */
export interface Budget {
  /** @throws InputError when the tokens would bring the cost above its limit */
  reserve(tokens: number): void
  release(tokens: number): void
  settle(reserved: number, tokens: number): void
  spent(): Spent
}

/** Starts to count. */
export function newBudget({ pricePerMillion = 0, maxCost = Infinity }: BudgetOptions): Budget {
  let [requests, tokens, reserved] = [0, 0, 0]
  const costOf = (count: number): number => (count * pricePerMillion) / 1e6
  return {
    reserve(count) {
      const cost = costOf(tokens + reserved + count)
      if (cost > maxCost) {
        throw new InputError(
          `Models must cost at most ${maxCost}, but the next request would bring it to about ` +
            `${cost.toPrecision(3)}. What was answered is kept; raise maxCost to go on.`,
        )
      }
      reserved += count
    },
    release: count => {
      reserved -= count
    },
    settle(estimate, count) {
      reserved -= estimate
      tokens += count
      requests += 1
    },
    spent: () => ({ requests, tokens, cost: costOf(tokens) }),
  }
}
