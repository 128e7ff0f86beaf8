import { stepUp } from './adjust-family.ts'

/**
 * Benjamini & Yekutieli's adjusted p values (2001), in the given order: those of Benjamini &
 * Hochberg times 1 + 1/2 + … + 1/m. Holds under any dependence; empty input gives [].
 */
export function benjaminiYekutieli(ps: readonly number[]): readonly number[] {
  const harmonic = ps.reduce((sum, _, index) => sum + 1 / (index + 1), 0)
  return stepUp(ps, harmonic)
}
