export { cacheFolder } from './cache-folder.ts'
export { cachedEmbedder, type CachedEmbedder, type CachedUsage } from './cached-embedder.ts'
export { checkVectors } from './check-vectors.ts'
export {
  renderText,
  type EmbedContext,
  type Embedder,
  type EmbedderRecipe,
  type EmbedderUsage,
  type Matrix,
  type Parameters,
  type Side,
} from './embedder.ts'
export { frozenFirst } from './frozen-first.ts'
export { useLiteEmbedder, useLiteRecipe } from './use-lite/use-lite-embedder.ts'
export { adaptiveGate, type AdaptiveGate } from './http/adaptive-gate.ts'
export { cohereApi } from './http/cohere-api.ts'
export type { EmbeddingAnswer, EmbeddingApi } from './http/embedding-api.ts'
export { geminiApi } from './http/gemini-api.ts'
export { httpEmbedder, type HttpEmbedderOptions } from './http/http-embedder.ts'
export { openAiEmbedder, type OpenAiEmbedderOptions } from './http/open-ai-embedder.ts'
export {
  openAiClient,
  openAiFailure,
  openAiPost,
  type OpenAiPost,
  type OpenAiServer,
} from './http/open-ai-sdk.ts'
export {
  unanswered,
  withRetry,
  type Attempt,
  type FailedAttempt,
  type RetryOptions,
} from './http/retry.ts'
export type { HttpEmbedder, RequestOptions } from './http/request-embedder.ts'
export { HttpError } from './http/http-error.ts'
export { postWithRetry, type PostOptions } from './http/post-with-retry.ts'
export { openAiApi } from './http/open-ai-api.ts'
export { teiApi } from './http/tei-api.ts'
export { paperRecipes, recipes } from './recipes/recipe-list.ts'
export { invocationTable } from './recipes/invocation-table.ts'
export { importOptional } from './import-optional.ts'
export { keyFrom } from './http/key-from.ts'
export { newBudget, type Budget, type BudgetOptions, type Spent } from './http/budget.ts'
export { openAiTokens } from './open-ai-tokens.ts'
export {
  hostOf,
  PROTOCOLS,
  recipeEmbedder,
  type Protocol,
  type RecipeEmbedderOptions,
  type Server,
} from './recipes/providers.ts'
export { onnxEmbedder, type OnnxEmbedderOptions } from './local/onnx-embedder.ts'
export {
  transformersEmbedder,
  type TransformersEmbedderOptions,
} from './local/transformers-embedder.ts'
export {
  DTYPES,
  openTransformersModel,
  type Dtype,
  type TransformersModel,
  type TransformersSource,
} from './local/transformers-model.ts'
export { useLiteTokens, type TokenEmbedder } from './use-lite/use-lite-tokens.ts'
export { mapConcurrently } from './map-concurrently.ts'
export { describeProgress, progressReport, type ProgressOptions } from './progress-report.ts'
export {
  formatFrozen,
  parseFrozen,
  textHash,
  type FrozenSide,
  type FrozenVectors,
} from './frozen-vectors.ts'
export { SAME_MODEL_COSINE, verifyFrozen, type Verification } from './verify-frozen.ts'
