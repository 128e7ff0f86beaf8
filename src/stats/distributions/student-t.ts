import { regularizedBeta } from './incomplete-beta.ts'

/** P(|T| ≥ |t|) of Student's t with `df` > 0 degrees of freedom. Range [0, 1]; 0 at ±Infinity. */
export function studentTwoSided(t: number, df: number): number {
  if (!Number.isFinite(t)) return 0
  const square = t * t
  // Of the two equal forms, the one that neither cancels nor rounds its argument to 1.
  if (square < 1) return 1 - regularizedBeta(square / (df + square), 0.5, df / 2)
  return regularizedBeta(df / (df + square), df / 2, 0.5)
}
