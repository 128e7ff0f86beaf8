const SQRT_TWO_PI = 2.5066282746310002
/** The continued fraction of the tail takes over where the series starts to cancel. */
const TAIL_FROM = 2

/** φ(z), the density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / SQRT_TWO_PI
}

/** Φ(z) = P(Z ≤ z) of the standard normal; range [0, 1], relative error near 1e-15 in the tail. */
export function normalCdf(z: number): number {
  if (z === -Infinity) return 0
  if (z === Infinity) return 1
  if (z < -TAIL_FROM) return upperTail(-z)
  if (z > TAIL_FROM) return 1 - upperTail(z)
  return 0.5 + normalDensity(z) * centralSeries(z)
}

/** z + z³/3 + z⁵/(3·5) + …: (Φ(z) − ½) / φ(z). */
function centralSeries(z: number): number {
  let term = z
  let sum = z
  for (let odd = 3; odd < 400; odd += 2) {
    term *= (z * z) / odd
    const next = sum + term
    if (next === sum) break
    sum = next
  }
  return sum
}

/** P(Z > z) for z > 0 by the continued fraction φ(z) / (z + 1/(z + 2/(z + 3/(…)))). */
function upperTail(z: number): number {
  const depth = Math.ceil(40 + 600 / (z * z))
  let fraction = z
  for (let level = depth; level >= 1; level -= 1) fraction = z + level / fraction
  return normalDensity(z) / fraction
}

/**
 * Φ⁻¹(p), the z with P(Z ≤ z) = p; −Infinity at 0, Infinity at 1, NaN outside [0, 1]. A rational
 * start value of error 5e-4, then Newton steps of third order (Halley).
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  if (p === 0 || p === 1) return p === 0 ? -Infinity : Infinity
  if (p === 0.5) return 0
  let z = startValue(p)
  for (let step = 0; step < 4; step += 1) {
    const error = (normalCdf(z) - p) / normalDensity(z)
    z -= error / (1 + 0.5 * z * error)
  }
  return z
}

/** Abramowitz & Stegun 26.2.23. */
function startValue(p: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(p, 1 - p)))
  const numerator = 2.515517 + t * (0.802853 + t * 0.010328)
  const denominator = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
  const z = t - numerator / denominator
  return p < 0.5 ? -z : z
}

/** The half width, in standard errors, of a two-sided normal interval: Φ⁻¹(½ + confidence / 2). */
export function criticalZ(confidence: number): number {
  return normalQuantile(0.5 + confidence / 2)
}
