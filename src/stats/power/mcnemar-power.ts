import { binomialPmf } from '../distributions/binomial.ts'
import { mcnemarExact } from '../paired/mcnemar.ts'
import { requireCount, requireProbability, requireShare } from '../requirement.ts'

/** A paired comparison that is planned. */
export interface PairedPlan {
  /** Number of queries. */
  readonly n: number
  /** Share of queries that pass on exactly one side. */
  readonly discordance: number
  /** True drop P(passes only before) − P(passes only after), within ± discordance. */
  readonly drop: number
  /** Default 0.05. */
  readonly alpha?: number
  /** The observed drop must also exceed this one to count as a failure; default none. */
  readonly maxDrop?: number
}

/**
 * Probability that exact McNemar finds p < alpha with more lost than won queries and, when
 * `maxDrop` is given, an observed drop above it: an exact sum over both binomials. Range [0, 1].
 */
export function mcnemarPower(plan: PairedPlan): number {
  const { n, discordance, drop, alpha = 0.05, maxDrop = -1 } = plan
  requireCount('The number of queries', n)
  requireProbability('The discordance', discordance)
  requireShare('Alpha', alpha)
  if (!(Math.abs(drop) <= discordance)) {
    throw new RangeError(
      `The drop must lie within ± discordance, but received ${drop} at ${discordance}. ` +
        `A query that is lost is discordant.`,
    )
  }
  const lostShare = discordance === 0 ? 0.5 : (discordance + drop) / (2 * discordance)
  let power = 0
  for (let discordant = 1; discordant <= n; discordant += 1) {
    const weight = binomialPmf(discordant, n, discordance)
    if (weight < 1e-18) continue
    const least = fewestLost(discordant, alpha, maxDrop * n)
    power += weight * upperTail(least, discordant, lostShare)
  }
  return Math.min(1, power)
}

/** The smallest number of lost queries, of `discordant`, at which the gate fails. */
function fewestLost(discordant: number, alpha: number, maxNet: number): number {
  let lost = discordant + 1
  while (fails(lost - 1, discordant, { alpha, maxNet })) lost -= 1
  return lost
}

function fails(
  lost: number,
  discordant: number,
  { alpha, maxNet }: { readonly alpha: number; readonly maxNet: number },
): boolean {
  const won = discordant - lost
  return lost > won && lost - won > maxNet + 1e-9 && mcnemarExact(lost, won) < alpha
}

function upperTail(from: number, n: number, p: number): number {
  let sum = 0
  for (let k = n; k >= from; k -= 1) sum += binomialPmf(k, n, p)
  return sum
}
