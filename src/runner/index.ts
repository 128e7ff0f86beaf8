export { cachedRunner } from './cached-runner.ts'
export { cannotPass, rememberingCannotPass, type CannotPass } from './cannot-pass.ts'
export { createRunner } from './create-runner.ts'
export { executeAll } from './execute-all.ts'
export {
  openExecutionCache,
  type ExecutionCache,
  type RememberedExecution,
} from './execution-cache.ts'
export { codeHash, testsHash } from './hashes.ts'
export { DEFAULT_LIMITS, scaledBudget, type Limits } from './limits.ts'
export { lintSnippet, type SnippetFlag } from './lint-snippet.ts'
export { passesAll } from './passes-all.ts'
export { readReleasedCache, type ReleasedCache, type ReleasedHashes } from './released-cache.ts'
export { reportRunners, type RunnerReport } from './report-levels.ts'
export type {
  ExecuteOptions,
  ExecutionEnvironment,
  InterpreterInfo,
  LevelReport,
  Runner,
  RunnerOptions,
  StartedRunner,
} from './runner.ts'
