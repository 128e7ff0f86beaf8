import type { IsolationLevel, Language, OutcomeLabel } from '../../schema/index.ts'

/** A bug that a commit fixed: its own tests pass on one version and fail on the other. */
export interface FunctionPair {
  readonly id: string
  readonly query: string
  readonly functionName: string
  readonly path: string
  readonly commit: string
  readonly language: Language
  /** The function after the fix, and before it: what a retriever sees. */
  readonly canonical: string
  readonly distractor: string
  /** What was executed for each, where the function does not run alone: its module around it. */
  readonly modules?: { readonly canonical: string; readonly distractor: string }
  /** Tests that pass on the canonical. */
  readonly tests: readonly string[]
  /** What they say of the distractor. */
  readonly labels: readonly OutcomeLabel[]
  readonly level: IsolationLevel
}
