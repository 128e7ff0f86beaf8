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
 * P(X ≤ k) for X ~ Binomial(n, p): the shorter tail, summed from its largest term outwards. Range
 * [0, 1]; 0 below k = 0 and 1 from k = n on.
 */
export function binomialCdf(k: number, n: number, p: number): number {
  const whole = Math.floor(k)
  if (whole < 0) return 0
  if (whole >= n) return 1
  return whole <= n * p ? lowerSum(whole, n, p) : 1 - upperSum(whole + 1, n, p)
}

/** P(X ≥ k) for X ~ Binomial(n, p); range [0, 1]. As `binomialCdf`, precise in the upper tail. */
export function binomialUpperTail(k: number, n: number, p: number): number {
  const whole = Math.ceil(k)
  if (whole <= 0) return 1
  if (whole > n) return 0
  return whole > n * p ? upperSum(whole, n, p) : 1 - lowerSum(whole - 1, n, p)
}

/** P(X ≤ k): terms fall from k downwards because k lies below the mean. */
function lowerSum(k: number, n: number, p: number): number {
  return upperSum(n - k, n, 1 - p)
}

/** P(X ≥ k): terms fall from k upwards because k lies above the mean. */
function upperSum(k: number, n: number, p: number): number {
  const odds = p / (1 - p)
  let term = binomialPmf(k, n, p)
  let sum = term
  for (let j = k; j < n && term > sum * 1e-18; j += 1) {
    term *= ((n - j) / (j + 1)) * odds
    sum += term
  }
  return Math.min(1, sum)
}
