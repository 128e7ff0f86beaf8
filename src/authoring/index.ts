export {
  buildFromSource,
  type FromSourceOptions,
  type FromSourceReport,
} from './from-source/build-from-source.ts'
export type { AuditSection } from './audit/audit-section.ts'
export { auditDataset } from './audit/index.ts'
export { buildDataset, type BuildOptions, type BuildReport } from './build-dataset.ts'
export type { CrossHit, CrossSweep } from './adequacy/cross-sweep.ts'
export { inputWriterOf } from './adequacy/input-writer-of.ts'
export { judgeAdequacy, type Adequacy } from './adequacy/judge-adequacy.ts'
export { killingInputs } from './adequacy/killing-inputs.ts'
export { sweepTasks } from './adequacy/sweep-tasks.ts'
export { checkTasks, type CheckOptions, type TaskCheck } from './check-task.ts'
export type { CheckedSurvivor, SuggestedAssert } from './check-task.ts'
export { cacheRows, ownPairs } from './compile/cache-rows.ts'
export { sourceEvidence, type Release } from './compile/compile-dataset.ts'
export {
  DEFAULT_SEED,
  emptyLock,
  parseLock,
  type DistractorLock,
} from './compile/distractor-lock.ts'
export { HASH_SEEDS, MUTANT_CPU_MS, SHIPPED_CPU_MS, type Executor } from './compile/executor.ts'
export { rememberingExecutor, type RememberingExecutor } from './compile/remembering-executor.ts'
export { runCanonicals, runUnderSeeds } from './compile/run-canonicals.ts'
export { runMutants } from './compile/run-mutants.ts'
export { settleChoice } from './compile/settle-choice.ts'
export type { Shipped } from './compile/shipped.ts'
export { writeRelease, type ReleasePaths } from './compile/write-release.ts'
export { GATES } from './gates/index.ts'
export type { Allowances, Evidence, Finding, Gate, GateAnswer, Run } from './gates/gate.ts'
export { runGates, type GateResult } from './gates/run-gates.ts'
export { importTasks, type ImportOptions, type ImportReport } from './import-tasks.ts'
export { validateDataset, type ValidateOptions } from './validate-dataset.ts'
export { CANARY_LINE, canaryLine } from './source/canary.ts'
export { parseTask } from './source/parse-task.ts'
export { ASSERT_IMPORT } from './source/parse-typescript-task.ts'
export type { ReadTask, TaskSource } from './source/task-source.ts'
export {
  buildTypescript,
  type TypescriptOptions,
  type TypescriptReport,
} from './typescript/build-typescript.ts'
export { validateTypescript } from './typescript/validate-typescript.ts'
export { walk } from './source/walk.ts'
export { redrawDataset, type RedrawOptions, type RedrawReport } from './redraw/redraw-dataset.ts'
