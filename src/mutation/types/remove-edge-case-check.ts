import type { MutationRules } from './mutation-rule.ts'
import { BRANCH_RULES } from './branch-removals.ts'
import { EXPRESSION_RULES } from './expression-removals.ts'

/** A guard, a branch, a filter or a safe default that is missing. */
export const REMOVE_EDGE_CASE_CHECK: MutationRules = {
  type: 'remove_edge_case_check',
  rules: [...BRANCH_RULES, ...EXPRESSION_RULES],
}
