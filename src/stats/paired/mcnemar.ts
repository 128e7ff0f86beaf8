import { binomialCdf, binomialPmf } from '../distributions/binomial.ts'
import { requireCount } from '../requirement.ts'

/**
 * Exact two-sided p value of McNemar's test: min(1, 2 P(X ≤ min(lost, won))) with
 * X ~ Binomial(lost + won, ½). Range (0, 1]; no discordant pair gives 1.
 */
export function mcnemarExact(lost: number, won: number): number {
  requireCount('The number of lost queries', lost)
  requireCount('The number of won queries', won)
  if (lost === won) return 1
  return Math.min(1, 2 * binomialCdf(Math.min(lost, won), lost + won, 0.5))
}

/**
 * Mid-p value of McNemar's test: the exact p value less the probability of the observed split
 * (Fagerland, Lydersen & Laake 2013). Range (0, 1]; no discordant pair gives 1.
 */
export function mcnemarMidP(lost: number, won: number): number {
  const exact = mcnemarExact(lost, won)
  return lost + won === 0 ? 1 : exact - binomialPmf(Math.min(lost, won), lost + won, 0.5)
}
