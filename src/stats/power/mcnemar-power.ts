import { binomialPmf, binomialUpperTail } from '../distributions/binomial.ts'
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
export function mcnemarPower({ drop, ...plan }: PairedPlan): number {
  return mcnemarPowerAt(plan)(drop)
}

/** `mcnemarPower` as a function of the true drop: what does not depend on it is computed once. */
export function mcnemarPowerAt(plan: Omit<PairedPlan, 'drop'>): (drop: number) => number {
  const { discordance } = plan
  const regions = failureRegions(plan)
  return drop => {
    if (!(Math.abs(drop) <= discordance)) {
      throw new RangeError(
        `The drop must lie within ± discordance, but received ${drop} at ${discordance}. ` +
          `A query that is lost is discordant.`,
      )
    }
    const lostShare = discordance === 0 ? 0.5 : (discordance + drop) / (2 * discordance)
    let power = 0
    for (const { discordant, least, weight } of regions) {
      power += weight * binomialUpperTail(least, discordant, lostShare)
    }
    return Math.min(1, power)
  }
}

/** A number of discordant queries, how likely it is, and how many lost ones fail there. */
interface FailureRegion {
  readonly discordant: number
  readonly weight: number
  readonly least: number
}

function failureRegions(plan: Omit<PairedPlan, 'drop'>): readonly FailureRegion[] {
  const { n, discordance, alpha = 0.05, maxDrop = -1 } = plan
  requireCount('The number of queries', n)
  requireProbability('The discordance', discordance)
  requireShare('Alpha', alpha)
  const regions: FailureRegion[] = []
  let least = 1
  for (let discordant = 1; discordant <= n; discordant += 1) {
    least = fewestLost(least, discordant, { alpha, maxNet: maxDrop * n })
    const weight = binomialPmf(discordant, n, discordance)
    if (weight > NEGLIGIBLE) regions.push({ discordant, weight, least })
  }
  return regions
}

/** Weights of a number of discordant queries that cannot change the sum. */
const NEGLIGIBLE = 1e-20

/**
 * The smallest number of lost queries, of `discordant`, at which the comparison fails;
 * `discordant` + 1 when it cannot. It never falls as `discordant` grows, so the search goes up.
 */
function fewestLost(
  from: number,
  discordant: number,
  { alpha, maxNet }: { readonly alpha: number; readonly maxNet: number },
): number {
  let lost = from
  while (lost <= discordant) {
    const net = 2 * lost - discordant
    // The sum of doubles in `maxNet` must not turn a drop of exactly maxDrop into a larger one.
    const isLarger = net > 0 && net > maxNet + 1e-9
    if (isLarger && mcnemarExact(lost, discordant - lost) < alpha) break
    lost += 1
  }
  return lost
}
