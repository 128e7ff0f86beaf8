export { CHECKSUM_FILE, formatChecksums, parseChecksums, sha256Of } from './checksum-manifest.ts'
export { formatJsonl, parseJsonl, type JsonlSource } from './jsonl.ts'
export {
  BUNDLE_FILES,
  formatBundle,
  parseBundle,
  parseExecutionCache,
  poolFile,
} from './released-bundle.ts'
export type { NamedText, ReleasedBundle } from './released-bundle.ts'
export * from './beir.ts'
export { type CsvTable, formatCsv, parseCsv } from './csv.ts'
export { formatNpy, type NpyArray, parseNpy } from './npy.ts'
export { type NpyHeader, parseNpyHeader } from './npy-header.ts'
export type { NpyElements } from './npy-elements.ts'
export { formatNpz, parseNpz } from './npz.ts'
export { formatPerQueryCsv, parsePerQueryCsv, type PerQueryRow } from './per-query-csv.ts'
export { formatQrels, parseQrels, type Qrels } from './trec-qrels.ts'
export { formatRun, parseRun, type Run, type RunDocument } from './trec-run.ts'
export {
  findVectors,
  type FoundVectors,
  type VectorRequest,
  type VectorSide,
} from './find-vectors.ts'
export {
  type ByMetric,
  parseStoredIntervals,
  parseStoredPairs,
  parseStoredSystem,
  type StoredHit,
  type StoredInterval,
  storedMetrics,
  type StoredPairTest,
  type StoredSystem,
} from './bundle-results.ts'
export {
  CODE_RECIPES,
  findHashRecipe,
  type FoundHashRecipe,
  type HashRecipe,
  TESTS_RECIPES,
} from './hash-recipes.ts'
