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
