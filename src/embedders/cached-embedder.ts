import { InputError } from '../schema/index.ts'
import { checkVectors } from './check-vectors.ts'
import {
  renderText,
  type EmbedContext,
  type Embedder,
  type EmbedderUsage,
  type Matrix,
  type Side,
} from './embedder.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { openVectorCache, type VectorCache } from './vector-cache.ts'

/** How many texts are embedded between two writes: a killed run loses at most the calls under way. */
const CHUNK = { size: 64, parallel: 1 }

/** What a remembering embedder has used so far. */
export interface CachedUsage extends EmbedderUsage {
  /** Distinct texts that its model embedded. */
  readonly embedded: number
  /** Distinct texts that were found in the cache. */
  readonly cached: number
}

/** An embedder that remembers, and how often it had to ask its model. */
export interface CachedEmbedder extends Embedder {
  usage(): CachedUsage
}

const NOTHING: EmbedderUsage = { requests: 0, tokens: 0, cost: 0, cut: 0, uncounted: 0 }

/**
 * Returns an embedder that embeds each distinct rendered text once, checks every vector and keeps
 * them in `folder`, or in memory without one.
 */
export function cachedEmbedder(inner: Embedder, folder: string | undefined): CachedEmbedder {
  let opened: Promise<VectorCache> | undefined
  const usage = { embedded: 0, cached: 0 }
  return {
    recipe: inner.recipe,
    usage: () => ({ ...NOTHING, ...inner.usage?.(), ...usage }),
    async embed(texts, side, context) {
      const rendered = texts.map(text => renderText(inner.recipe, text, side))
      refuseBlank(texts)
      const cache = await (opened ??= openVectorCache(folder, inner.recipe))
      const distinct = new Map(rendered.map((key, at) => [key, texts[at] ?? '']))
      const missing = Array.from(distinct).filter(([key]) => cache.get(key, side) === undefined)
      usage.cached += distinct.size - missing.length
      await embedMissing({ inner, cache, side, context, total: distinct.size }, missing)
      usage.embedded += missing.length
      return assemble(rendered, inner.recipe.dims, key => cache.get(key, side))
    },
  }
}

interface Work {
  readonly inner: Embedder
  readonly cache: VectorCache
  readonly side: Side
  readonly context: EmbedContext | undefined
  readonly total: number
}

async function embedMissing(
  { inner, cache, side, context, total }: Work,
  missing: readonly (readonly [rendered: string, text: string])[],
): Promise<void> {
  const { size, parallel } = inner.chunks ?? CHUNK
  const count = Math.ceil(missing.length / size)
  const chunks = Array.from({ length: count }, (_, at) => missing.slice(at * size, (at + 1) * size))
  let done = total - missing.length
  await mapConcurrently(chunks, parallel, async chunk => {
    const { signal } = context ?? {}
    signal?.throwIfAborted()
    const texts = chunk.map(([, text]) => text)
    const matrix = checkVectors(await inner.embed(texts, side, { signal }), texts, inner.recipe)
    const vectors = rowsOf(matrix)
    await cache.add(
      chunk.map(([text], row) => ({ text, side, vector: vectors[row] ?? new Float32Array() })),
    )
    done += chunk.length
    context?.progress?.(done, total)
  })
}

/** Providers answer a blank text with an error for its whole batch, or with a vector of nothing. */
function refuseBlank(texts: readonly string[]): void {
  const at = texts.findIndex(text => text.trim() === '')
  if (at < 0) return
  throw new InputError(
    `Texts to embed must not be blank, but number ${at + 1} of ${texts.length} is. Leave it out.`,
  )
}

function rowsOf({ rows, dims, data }: Matrix): readonly Float32Array[] {
  return Array.from({ length: rows }, (_, row) => data.slice(row * dims, (row + 1) * dims))
}

function assemble(
  keys: readonly string[],
  dims: number,
  vectorOf: (key: string) => Float32Array | undefined,
): Matrix {
  const data = new Float32Array(keys.length * dims)
  for (const [row, key] of keys.entries()) data.set(vectorOf(key) ?? [], row * dims)
  return { rows: keys.length, dims, data }
}
