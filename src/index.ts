export {
  loadBeir,
  loadDataset,
  ownSnippets,
  pick,
  slice,
  snippetsOf,
  type LoadBeirOptions,
} from './dataset/index.ts'
export type { LoadDatasetOptions } from './dataset/index.ts'
export {
  bindMutant,
  bindQuery,
  evaluate,
  executionOracle,
  FaultError,
  readRun,
  UnverifiedVariantError,
} from './evaluation/index.ts'
export type {
  BoundVariant,
  EvaluatedRun,
  EvaluateOptions,
  MutantBinding,
  MutantCase,
  Oracle,
  QueryBinding,
  QueryCase,
  ReadRunOptions,
  VariantScores,
} from './evaluation/index.ts'
// The types of the matchers come with the main entry; the plugin registers them at run time.
export { matchers } from './matchers/index.ts'
export * from './retrievers/index.ts'
export {
  InfrastructureError,
  InputError,
  MissingPackageError,
  MUTATION_TYPES,
  RetrievalError,
} from './schema/index.ts'
export type {
  CorpusEntry,
  ExecutionDataset,
  ExecutionQuery,
  GoldDataset,
  GoldQuery,
  MeasuredOutcome,
  MutationType,
  Pool,
  QueryOutcome,
  RunHeader,
  Snippet,
  Verdict,
} from './schema/index.ts'
export { describeRetrieval } from './suite/index.ts'
export type { DescribeRetrievalOptions, QueryAssertion } from './suite/index.ts'
export { loadParser } from './syntax/index.ts'
export { temporalSplit } from './temporal/index.ts'
export type { TemporalDataset, TemporalFacts, TemporalSplitOptions } from './temporal/index.ts'
