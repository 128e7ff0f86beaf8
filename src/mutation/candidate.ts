import type { Mutant } from './mutant.ts'

/** A mutant with the outcome of each test, in test order. */
export interface Candidate {
  readonly mutant: Mutant
  readonly outcomes: readonly string[]
}

/** A task whose distractors are to be chosen; every candidate is a verified distractor. */
export interface SelectionTask {
  readonly id: string
  readonly canonical: string
  readonly query: string
  readonly candidates: readonly Candidate[]
}

/**
 * Tells whether the outcomes make a distractor: at least one bare assertion failure, no timeout
 * and not a crash on every test (ExecRetrieval §3.3).
 */
export function isVerifiedDistractor(outcomes: readonly string[]): boolean {
  return outcomes.includes('FAIL') && !outcomes.includes('TIMEOUT')
}
