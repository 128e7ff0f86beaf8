export { bm25, type Bm25Options, type Bm25Variant } from './bm25.ts'
export { codeTokens, type TokenOptions } from './code-tokens.ts'
export { defineRetriever, type RetrieverDefinition } from './define-retriever.ts'
export { dense, type DenseOptions, type DenseRetriever } from './dense.ts'
export type { IndexContext, Retriever, ScoredId, SearchContext } from './retriever.ts'
export { useLite } from './use-lite.ts'
export { fromCommand, type FromCommandOptions } from './from-command.ts'
export { fromHttp, type FromHttpOptions } from './from-http.ts'
export { fromNpz, type FromNpzOptions } from './from-npz.ts'
export { fromRun, type FromRunOptions } from './from-run.ts'
export {
  fromVectorStore,
  type FromVectorStoreOptions,
  type StoredDocument,
  type VectorStore,
} from './from-vector-store.ts'
export { fuse, type FuseOptions } from './fuse.ts'
export { grep, type GrepOptions } from './grep.ts'
export { scoringRetriever, type CorpusScorer, type ScoringDefinition } from './scoring-retriever.ts'
export { lsa, type LsaOptions } from './lsa.ts'
export {
  cohereApi,
  geminiApi,
  httpEmbedder,
  openAiApi,
  paperRecipes,
  progressReport,
  recipes,
  teiApi,
  useLiteEmbedder,
  type Embedder,
  type EmbedderRecipe,
  type EmbeddingApi,
  type HttpEmbedderOptions,
} from '../embedders/index.ts'
export { httpReranker, type HttpRerankerOptions } from './http-reranker.ts'
export { rerank, type RerankOptions } from './rerank.ts'
export type { Reranker } from './reranker.ts'
export { COSINE_EPSILON } from './dense.ts'
export { crossEncoder, type CrossEncoderOptions } from './cross-encoder.ts'
export { lateInteraction, type LateInteractionOptions } from './late-interaction.ts'
export {
  learnedSparse,
  type LearnedSparseOptions,
  type SparseEncoder,
  type TermWeights,
} from './learned-sparse.ts'
export { teiSparseEncoder, type TeiSparseOptions } from './tei-sparse-encoder.ts'
export {
  hostOf,
  onnxEmbedder,
  openAiEmbedder,
  openAiTokens,
  recipeEmbedder,
  transformersEmbedder,
  useLiteTokens,
  type EmbedderUsage,
  type OnnxEmbedderOptions,
  type OpenAiEmbedderOptions,
  type RecipeEmbedderOptions,
  type TokenEmbedder,
  type TransformersEmbedderOptions,
} from '../embedders/index.ts'
export { llmReranker, type LlmReranker, type LlmRerankerOptions } from './llm/llm-reranker.ts'
export type { PositionBias } from './llm/position-bias.ts'
export {
  chunked,
  type ChunkedOptions,
  type ChunkedRetriever,
  type DeliveredSpan,
} from './chunked.ts'
export { bm25Features, wordCountFeatures, type FeatureArm, type TermCounts } from './feature-arm.ts'
export { firstCharacters } from './first-characters.ts'
export { identifierSplit, lexicalArms, wholeWords } from './lexical-arms.ts'
export { symbol, type CountingRetriever, type SymbolCache, type SymbolOptions } from './symbol.ts'
export type { EngineOptions } from './engines/engine-options.ts'
export { indexRecall, type IndexRecall, type IndexRecallOptions } from './engines/index-recall.ts'
export { lancedb, type LancedbOptions } from './engines/lancedb.ts'
export { pgvector, type PgvectorOptions } from './engines/pgvector.ts'
