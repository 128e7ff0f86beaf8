import type { MutationRules } from './mutation-rule.ts'
import { OFF_BY_ONE } from './off-by-one.ts'
import { OFF_BY_ONE_BOUNDARY } from './off-by-one-boundary.ts'
import { REMOVE_EDGE_CASE_CHECK } from './remove-edge-case-check.ts'
import { SWAP_ARGUMENTS } from './swap-arguments.ts'
import { WRONG_COMPARISON } from './wrong-comparison.ts'
import { WRONG_OPERATOR } from './wrong-operator.ts'

/** The rules of the six mutation types; where two make the same mutant, the first one owns it. */
export const MUTATION_RULES: readonly MutationRules[] = [
  OFF_BY_ONE,
  WRONG_OPERATOR,
  SWAP_ARGUMENTS,
  REMOVE_EDGE_CASE_CHECK,
  WRONG_COMPARISON,
  OFF_BY_ONE_BOUNDARY,
]
