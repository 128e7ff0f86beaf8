import { mcnemarExact } from '../paired/mcnemar.ts'
import { requireCount, requireShare } from '../requirement.ts'

/** A split of discordant queries that reaches significance with the least net loss. */
export interface SignificantLoss {
  readonly lost: number
  readonly won: number
  /** lost − won. */
  readonly net: number
  /** False when the observed discordant queries are too few for any split to reach alpha. */
  readonly isReachable: boolean
}

/**
 * The smallest net loss with exact McNemar p < alpha among `discordant` queries. When these are
 * too few, the fewest lost queries (none won) that would do, marked as not reachable.
 */
export function smallestSignificantLoss(discordant: number, alpha: number = 0.05): SignificantLoss {
  requireCount('The number of discordant queries', discordant)
  requireShare('Alpha', alpha)
  for (let lost = Math.ceil((discordant + 1) / 2); lost <= discordant; lost += 1) {
    const won = discordant - lost
    if (mcnemarExact(lost, won) < alpha) return { lost, won, net: lost - won, isReachable: true }
  }
  let lost = 1
  while (mcnemarExact(lost, 0) >= alpha) lost += 1
  return { lost, won: 0, net: lost, isReachable: false }
}
