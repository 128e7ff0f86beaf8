import { requireFamily } from './adjust-family.ts'

/** Bonferroni's adjusted p values min(1, m p), in the given order; empty input gives []. */
export function bonferroni(ps: readonly number[]): readonly number[] {
  requireFamily(ps)
  return ps.map(p => Math.min(1, ps.length * p))
}
