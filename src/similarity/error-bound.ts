const UNIT_ROUNDOFF = 2 ** -24 // float32, round to nearest
const SMALLEST = 2 ** -126 // what a product may lose below the normal range, also when flushed to 0
const FLOAT64_SHARE = 1 + 2 ** -20 // covers the float64 evaluation of both scores, at most n·2⁻⁵³

/**
 * Returns a bound of |computed − exact| for a dot product of float32 vectors that is computed in
 * float32 in any order, with or without fused multiply-add: γₙ · |x| · |y| + n · 2⁻¹²⁶ with
 * γₙ = n·u / (1 − n·u) (Higham, Accuracy and Stability of Numerical Algorithms, §3.1 and 3.5, with
 * Cauchy and Schwarz). Infinite when n·u ≥ 1.
 */
export function dotErrorBound(dims: number, lengthX: number, lengthY: number): number {
  const share = dims * UNIT_ROUNDOFF
  if (share >= 1) return Number.POSITIVE_INFINITY
  return FLOAT64_SHARE * ((share / (1 - share)) * lengthX * lengthY + dims * SMALLEST)
}
