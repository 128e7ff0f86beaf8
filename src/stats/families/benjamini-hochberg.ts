import { stepUp } from './adjust-family.ts'

/**
 * Benjamini & Hochberg's adjusted p values (1995), in the given order: running minimum of
 * p₍ᵢ₎ m / i. Controls the false discovery rate of independent tests; empty input gives [].
 */
export function benjaminiHochberg(ps: readonly number[]): readonly number[] {
  return stepUp(ps, 1)
}
