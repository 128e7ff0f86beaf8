import { saddlePointPmf } from './binomial.ts'

/** Continued fractions converge in O(√max(a, b)) steps; this many mean a bug. */
const MOST_STEPS = 100_000
const TINY = 1e-300

/**
 * Iₓ(a, b), the regularised incomplete beta function for a, b > 0: P(B ≤ x) of a beta variable.
 * Range [0, 1]; 0 at x ≤ 0, 1 at x ≥ 1. Lentz' continued fraction on the side where it converges.
 */
export function regularizedBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const isLeft = x <= (a + 1) / (a + b + 2)
  return isLeft ? leftBeta(x, a, b) : 1 - leftBeta(1 - x, b, a)
}

function leftBeta(x: number, a: number, b: number): number {
  // xᵃ (1 − x)ᵇ / (a B(a, b)), by way of the binomial probability with Γ for factorials.
  const front = saddlePointPmf(a, a + b, x) * (b / (a + b))
  return front * betaFraction(x, a, b)
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-16) break
  }
  return fraction
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}

/** The x with Iₓ(a, b) = p, by bisection to the last bit; 0 at p = 0, 1 at p = 1. */
export function regularizedBetaInverse(p: number, a: number, b: number): number {
  if (p <= 0 || p >= 1) return p <= 0 ? 0 : 1
  let low = 0
  let high = 1
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return high
    if (regularizedBeta(middle, a, b) < p) low = middle
    else high = middle
  }
}
