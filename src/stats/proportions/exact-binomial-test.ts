import { binomialPmf } from '../distributions/binomial.ts'
import { poissonBinomialPmf } from '../distributions/poisson-binomial.ts'
import { requireCount, requireProbability } from '../requirement.ts'

/** Outcomes up to this much likelier than the observed one count as equally likely. */
const RELATIVE_TOLERANCE = 1e-7

/**
 * Exact two-sided p value that `successes` of n trials have the probability p: the total
 * probability of all outcomes that are not likelier than the observed one. Range (0, 1]; n = 0
 * gives 1.
 */
export function binomialTest(successes: number, n: number, p: number): number {
  requireProbability('The success probability', p)
  requireCount('The number of trials', n)
  const pmf = Float64Array.from({ length: n + 1 }, (_, k) => binomialPmf(k, n, p))
  return notLikelier(pmf, successes)
}

/**
 * `binomialTest` for trials with different probabilities, such as the chance levels of queries
 * with different numbers of own snippets (Poisson-binomial). Range (0, 1]; no trial gives 1.
 */
export function poissonBinomialTest(successes: number, probabilities: readonly number[]): number {
  return notLikelier(poissonBinomialPmf(probabilities), successes)
}

function notLikelier(pmf: Float64Array, observed: number): number {
  const limit = pmf[observed]
  if (limit === undefined) {
    throw new RangeError(
      `Successes must be a whole number in 0…${pmf.length - 1}, but received ${observed}.`,
    )
  }
  const bound = limit * (1 + RELATIVE_TOLERANCE)
  return Math.min(
    1,
    pmf.reduce((sum, share) => (share <= bound ? sum + share : sum), 0),
  )
}
