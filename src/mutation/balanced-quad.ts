import type { Mutant } from './mutant.ts'
import { areLineDisjoint, composeMutants, type StackedMutant } from './stacks.ts'

/**
 * The pool {c, e1, e2, e1∘e2}: each member is one edit from two others and two from the third, so
 * that no member is the middle of the group.
 */
export interface BalancedQuad {
  readonly canonical: string
  readonly first: Mutant
  readonly second: Mutant
  readonly both: StackedMutant
}

/** Combines two line-disjoint mutants; undefined when they share a line. */
export function balancedQuad(
  source: string,
  first: Mutant,
  second: Mutant,
): BalancedQuad | undefined {
  if (!areLineDisjoint([first, second])) return undefined
  return { canonical: source, first, second, both: composeMutants(source, [first, second]) }
}
