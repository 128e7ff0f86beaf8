import { requireCount, requireProbability } from '../requirement.ts'
import { stirlingError } from './log-gamma.ts'

/**
 * P(X = k) for X ~ Binomial(n, p), by Loader's saddle-point expansion (2000): relative error near
 * 1e-15 for any n. Range [0, 1]; 0 for k outside 0…n.
 */
export function binomialPmf(k: number, n: number, p: number): number {
  requireCount('The number of trials', n)
  requireProbability('The success probability', p)
  return k < 0 || k > n ? 0 : saddlePointPmf(k, n, p)
}

/**
 * n! / (k! (n − k)!) pᵏ (1 − p)ⁿ⁻ᵏ for real 0 ≤ k ≤ n, factorials read as Γ: the probability of a
 * binomial and, times k (n − k) / n, the front factor of the incomplete beta function.
 */
export function saddlePointPmf(k: number, n: number, p: number): number {
  if (p === 0) return k === 0 ? 1 : 0
  if (p === 1) return k === n ? 1 : 0
  if (n === 0) return 1
  if (k === 0) return Math.exp(n * Math.log1p(-p))
  if (k === n) return Math.exp(n * Math.log(p))
  const errors = stirlingError(n) - stirlingError(k) - stirlingError(n - k)
  const deviance = devianceTerm(k, n * p) + devianceTerm(n - k, n * (1 - p))
  return Math.exp(errors - deviance) * Math.sqrt(n / (2 * Math.PI * k * (n - k)))
}

/** x ln(x / m) + m − x, by a series where x ≈ m cancels. */
function devianceTerm(x: number, mean: number): number {
  const difference = x - mean
  if (Math.abs(difference) >= 0.1 * (x + mean)) return x * Math.log(x / mean) - difference
  const ratio = difference / (x + mean)
  let sum = difference * ratio
  let power = 2 * x * ratio
  for (let j = 1; j < 1000; j += 1) {
    power *= ratio * ratio
    const next = sum + power / (2 * j + 1)
    if (next === sum) break
    sum = next
  }
  return sum
}

/**
 * P(X ≤ k) for X ~ Binomial(n, p): the sum of the probabilities of the shorter tail, summed from
 * the small end. Range [0, 1].
 */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0
  if (k >= n) return 1
  const whole = Math.floor(k)
  if (whole <= n * p) return Math.min(1, sumPmf(0, whole, n, p))
  return Math.max(0, 1 - sumPmfDown(n, whole + 1, n, p))
}

function sumPmf(from: number, to: number, n: number, p: number): number {
  let sum = 0
  for (let k = from; k <= to; k += 1) sum += binomialPmf(k, n, p)
  return sum
}

function sumPmfDown(from: number, to: number, n: number, p: number): number {
  let sum = 0
  for (let k = from; k >= to; k -= 1) sum += binomialPmf(k, n, p)
  return sum
}
