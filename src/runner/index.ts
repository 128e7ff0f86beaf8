export { cannotPass } from './cannot-pass.ts'
export { createRunner } from './create-runner.ts'
export { executeAll } from './execute-all.ts'
export { codeHash, testsHash } from './hashes.ts'
export { DEFAULT_LIMITS, scaledBudget, type Limits } from './limits.ts'
export { passesAll } from './passes-all.ts'
export { readReleasedCache, type ReleasedCache } from './released-cache.ts'
export type {
  ExecuteOptions,
  ExecutionEnvironment,
  InterpreterInfo,
  LevelReport,
  Runner,
  RunnerOptions,
  StartedRunner,
} from './runner.ts'
