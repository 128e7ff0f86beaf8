const HALF_LOG_TWO_PI = 0.9189385332046727
/** Above this the asymptotic series is exact to double precision. */
const SERIES_FROM = 15

/** Bernoulli coefficients B(2j) / (2j (2j − 1)) of Stirling's series. */
const STIRLING = [
  1 / 12,
  -1 / 360,
  1 / 1260,
  -1 / 1680,
  1 / 1188,
  -691 / 360360,
  1 / 156,
  -3617 / 122400,
] as const

/**
 * The error of Stirling's formula: ln Γ(x + 1) − (x + ½) ln x + x − ½ ln 2π, for x > 0. Positive
 * and falling; Infinity at 0. Asymptotic series, with the recurrence of Γ below 15.
 */
export function stirlingError(x: number): number {
  if (x >= SERIES_FROM) return stirlingSeries(x)
  return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - HALF_LOG_TWO_PI
}

/** ln Γ(x) for x > 0; Infinity at 0. Stirling's series after shifting x above 15. */
export function logGamma(x: number): number {
  let product = 1
  let shifted = x
  while (shifted < SERIES_FROM) {
    product *= shifted
    shifted += 1
  }
  const series = (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI
  return series + stirlingSeries(shifted) - Math.log(product)
}

function stirlingSeries(x: number): number {
  const inverseSquare = 1 / (x * x)
  return STIRLING.reduceRight((sum, coefficient) => sum * inverseSquare + coefficient, 0) / x
}
