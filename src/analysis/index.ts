export { rerankLifts, type RerankLift } from './rerank-lifts.ts'
export { allPairs, labelOf, type ComparisonMatrix, type PairComparison } from './all-pairs.ts'
export { baselineChecksum } from './baseline-checksum.ts'
export { baselineEntryFor, isSampleOf } from './baseline-entry.ts'
export { blindBaselines, type BlindGroup, type BlindResult } from './blind-baselines.ts'
export { BLIND_SCORERS, type BlindScorer, type WordStatistics } from './blind-scorers.ts'
export { boardAgreement, type BoardAgreement, type RankChange } from './board-agreement.ts'
export { checkGates } from './check-gates.ts'
export { compareArms } from './compare-arms.ts'
export {
  compareLanguages,
  type DeceptionByLanguage,
  type LanguageComparison,
} from './compare-languages.ts'
export {
  baselineMismatch,
  compareRuns,
  compareWithBaseline,
  type Comparison,
} from './compare-runs.ts'
export { compareVectors, type PairedChange, type PairedVectors } from './compare-vectors.ts'
export type { ComparisonOptions } from './comparison-options.ts'
export {
  deceptionBreakdown,
  type DeceptionBreakdown,
  type EditSize,
} from './deception-breakdown.ts'
export {
  deceptionBy,
  deceptionOf,
  deceptionRate,
  type Deception,
  type DeceptionRate,
  type LabelledDeception,
} from './deception.ts'
export { decideGates } from './decide-gates.ts'
export {
  densityReport,
  type DensityAblation,
  type DensityPoint,
  type DensityReport,
} from './density.ts'
export {
  editSizeCorrelation,
  type EditSizeCorrelation,
  type RankCorrelation,
} from './edit-size-correlation.ts'
export { execByEnumeration, type RemovalRequest } from './enumerate-kept.ts'
export {
  equivalentsTwoByTwo,
  type PairedEffect,
  type StyleQuad,
  type TwoByTwo,
} from './equivalents-two-by-two.ts'
export { execOneStar, type ExecOneStar } from './exec-one-star.ts'
export { gapDistribution, type GapDistribution, type Histogram } from './gap-distribution.ts'
export {
  gateCharacteristics,
  verdictOnCounts,
  type GateCharacteristics,
  type GatePlan,
} from './gate-characteristics.ts'
export type {
  DropEvidence,
  FloorEvidence,
  GateConfig,
  GateDecision,
  GateInput,
  GateReference,
  GateReport,
  GateState,
} from './gate.ts'
export { execKeeping, rankOneContest, type RankOneContest } from './kept-distractors.ts'
export type { ConditionalRate, LeaderboardRow, MetricSummary, TieShare } from './leaderboard-row.ts'
export {
  BOARD_METRICS,
  groupByDataset,
  leaderboard,
  type Leaderboard,
  type LeaderboardOptions,
} from './leaderboard.ts'
export { meanOf, metricVectors, type MetricVectors } from './metric-vectors.ts'
export { missAnatomy, type MissAnatomy } from './miss-anatomy.ts'
export { ownPairsOf, type OwnPair, type OwnPairs, type Standing } from './own-pairs.ts'
export { pairwiseAuc, type PairwiseAuc } from './pairwise-auc.ts'
export { plannedPairs, type PlannedPair, type PlannedPairs } from './planned-pairs.ts'
export { queryDifficulty, type DifficultyReport, type QueryDifficulty } from './query-difficulty.ts'
export { refusalOf } from './refusal.ts'
export {
  countsOf,
  measuredOf,
  type RunCounts,
  type RunOutcomes,
  type RunState,
} from './run-outcomes.ts'
export { stackedMutations, type StackedReport, type StackedRow } from './stacked-mutations.ts'
export { starVersusBalanced, type PoolPair, type StarEffect } from './star-versus-balanced.ts'
export { stratumFilter } from './stratum-filter.ts'
export { strataOf, type Stratum } from './strata.ts'
export { summarizeMetrics, type ResamplingOptions } from './summarize-metrics.ts'
export { summarizeRun, type RunSummary } from './summarize-run.ts'
export { toBaselineRun } from './to-baseline-run.ts'
export { truncationAudit, type TruncationAudit } from './truncation-audit.ts'
export { analyses, type Analyses, type AnalysisOptions, type NotComputed } from './analyses.ts'
export { datasetFacts, type DatasetFacts } from './dataset-facts.ts'
export { pairTable, type PairRow, type PairTable } from './pair-table.ts'
export { poolAnalyses, type PoolAnalyses } from './pool-analyses.ts'
export {
  type BootstrapStream,
  matchStreams,
  type StoredBootstrap,
  type StreamMatch,
} from './bundle/bootstrap-stream.ts'
export {
  type BundleCheck,
  type ComparedNumber,
  compareNumbers,
  finding,
  type Mismatch,
} from './bundle/bundle-check.ts'
export {
  PARITY_METRICS,
  parityMetric,
  type ParityMetric,
  parityValue,
  type StoredRanking,
} from './bundle/stored-ranks.ts'
export { replayTies, TIE_ORDERS, type ReplayedList, type TieReplay } from './bundle/tie-rule.ts'
