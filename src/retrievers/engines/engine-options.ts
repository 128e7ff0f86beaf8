import {
  cachedEmbedder,
  cacheFolder,
  type CachedEmbedder,
  type Embedder,
} from '../../embedders/index.ts'

/** What every engine adapter needs. */
export interface EngineOptions {
  readonly embedder: Embedder
  readonly name?: string | undefined
  /** `exact` compares every vector, `approximate` searches through the engine's index. */
  readonly mode: 'exact' | 'approximate'
  /** Where vectors are kept; false keeps them in memory. Below node_modules by default. */
  readonly cacheDir?: string | false | undefined
}

/** Returns the embedder of an engine adapter, with its cache. */
export function engineEmbedder({ embedder, cacheDir }: EngineOptions): CachedEmbedder {
  return cachedEmbedder(embedder, cacheDir === false ? undefined : (cacheDir ?? cacheFolder()))
}
