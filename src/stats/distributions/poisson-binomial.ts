import { requireProbability } from '../requirement.ts'

/**
 * P(X = 0), …, P(X = n) for X = the number of successes in independent trials with the given
 * probabilities, by convolution. Sums to 1; no trial gives [1].
 */
export function poissonBinomialPmf(probabilities: readonly number[]): Float64Array {
  const pmf = new Float64Array(probabilities.length + 1)
  pmf[0] = 1
  for (const [trials, p] of probabilities.entries()) {
    requireProbability('Every success probability', p)
    for (let k = trials + 1; k > 0; k -= 1) {
      pmf[k] = (pmf[k] ?? 0) * (1 - p) + (pmf[k - 1] ?? 0) * p
    }
    pmf[0] = (pmf[0] ?? 0) * (1 - p)
  }
  return pmf
}
