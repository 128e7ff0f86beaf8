export { evaluate, failedOutcome, MAX_FAILURES_IN_A_ROW, notAsked } from './evaluate.ts'
export type { EvaluatedRun, EvaluateOptions } from './evaluate.ts'
export {
  bindMutant,
  UnverifiedVariantError,
  type BoundVariant,
  type MutantBinding,
  type MutantCase,
  type VariantScores,
} from './bind-mutant.ts'
export { executionOracle } from './execution-oracle.ts'
export { causeOf, FaultError, toFaultError } from './fault-error.ts'
export type { Oracle } from './oracle.ts'
export { bindQuery, DEFAULT_K, type QueryBinding, type QueryCase } from './query-case.ts'
export { readResults, type StoredResults, type StoredRun } from './read-results.ts'
export { readRun, type ReadRunOptions } from './read-run.ts'
export { oracleFor } from './oracle-for.ts'
export { runHeaderOf, type RunPlan } from './run-header-of.ts'
export { snippetsToIndex } from './snippets-to-index.ts'
export { withQueries } from './with-queries.ts'
