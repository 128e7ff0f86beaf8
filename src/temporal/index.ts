export type { TemporalSplitOptions } from './split/split-options.ts'
export { temporalSplit, type TemporalDataset, type TemporalFacts } from './split/temporal-split.ts'
export type { HoldoutRule } from './split/holdout.ts'
export type { CorpusScope, LeftOut } from './split/read-corpus.ts'
export { CHARACTERS_BY_FOUR, type TokenCounter } from './split/token-counter.ts'
export { DROP_REASONS, type DropCounts, type DropReason } from './history/drop-reasons.ts'
export {
  auditRepository,
  type AuditOptions,
  type RepositoryAudit,
} from './audit/audit-repository.ts'
export { STAGES, type LeakDecomposition, type TreeArm } from './audit/decompose-leak.ts'
export { leakWorth, type Change, type LeakWorth } from './audit/leak-worth.ts'
export type { VocabularyRow } from './audit/vocabulary.ts'
export { compareStrata, type StrataComparison, type StratumRow } from './report/compare-strata.ts'
export { costChange, type CostChange } from './report/cost-change.ts'
export {
  costPerSuccess,
  DEFAULT_BUDGET,
  hitCurve,
  serveWindows,
  summarizeCost,
  type CostOptions,
  type CostSummary,
} from './report/cost-summary.ts'
export { goldComponents } from './report/gold-components.ts'
export { lineScores, type LineScores } from './report/line-recall.ts'
export { measuredOf, type ArmOutcomes } from './report/pair-outcomes.ts'
export { pairedEffect, requiredInstances, type PairedEffect } from './report/paired-effect.ts'
export {
  censoredCost,
  queryCost,
  recallOf,
  type Accounting,
  type QueryCost,
} from './report/query-cost.ts'
export { cloneRate, type ClonePiece, type CloneRate } from './audit/clone-rate.ts'
export { pairsDataset } from './functions/pairs-dataset.ts'
export type { FunctionPair } from './functions/function-pair.ts'
export {
  findFunctionPairs,
  type FunctionPairOptions,
  type FunctionPairs,
} from './functions/find-function-pairs.ts'
