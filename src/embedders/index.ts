export { cacheFolder } from './cache-folder.ts'
export { cachedEmbedder, type CachedEmbedder } from './cached-embedder.ts'
export { checkVectors } from './check-vectors.ts'
export {
  renderText,
  type EmbedContext,
  type Embedder,
  type EmbedderRecipe,
  type Matrix,
  type Parameters,
  type Side,
} from './embedder.ts'
export { useLiteEmbedder, useLiteRecipe } from './use-lite/use-lite-embedder.ts'
export { cohereApi } from './http/cohere-api.ts'
export type { EmbeddingAnswer, EmbeddingApi } from './http/embedding-api.ts'
export { geminiApi } from './http/gemini-api.ts'
export { httpEmbedder, type HttpEmbedder, type HttpEmbedderOptions } from './http/http-embedder.ts'
export { HttpError } from './http/http-error.ts'
export { postWithRetry, type PostOptions } from './http/post-with-retry.ts'
export { openAiApi } from './http/open-ai-api.ts'
export { teiApi } from './http/tei-api.ts'
export { paperRecipes, recipes } from './recipes/recipe-list.ts'
export { invocationTable } from './recipes/invocation-table.ts'
