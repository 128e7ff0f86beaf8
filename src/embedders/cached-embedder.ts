import { checkVectors } from './check-vectors.ts'
import { renderText, type EmbedContext, type Embedder, type Matrix, type Side } from './embedder.ts'
import { openVectorCache, type VectorCache } from './vector-cache.ts'

/** How many texts are embedded between two writes: a killed run loses at most these. */
const WRITE_EVERY = 64

/**
 * Returns an embedder that embeds each distinct rendered text once, checks every vector and keeps
 * them in `folder`, or in memory without one.
 */
export function cachedEmbedder(inner: Embedder, folder: string | undefined): Embedder {
  let opened: Promise<VectorCache> | undefined
  return {
    recipe: inner.recipe,
    async embed(texts, side, context) {
      const cache = await (opened ??= openVectorCache(folder, inner.recipe))
      const known = await embedDistinct({ inner, cache, side, context }, texts)
      return assemble(texts, known, inner.recipe.dims)
    },
  }
}

interface Work {
  readonly inner: Embedder
  readonly cache: VectorCache
  readonly side: Side
  readonly context: EmbedContext | undefined
}

async function embedDistinct(
  { inner, cache, side, context }: Work,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> {
  const known = new Map<string, Float32Array>()
  const missing: string[] = []
  for (const text of new Set(texts)) {
    const vector = cache.get(renderText(inner.recipe, text, side), side)
    if (vector === undefined) missing.push(text)
    else known.set(text, vector)
  }
  for (let at = 0; at < missing.length; at += WRITE_EVERY) {
    context?.signal?.throwIfAborted()
    const batch = missing.slice(at, at + WRITE_EVERY)
    const vectors = rowsOf(checkVectors(await inner.embed(batch, side, context), batch, inner.recipe))
    const entries = batch.map((text, row) => ({ text, vector: vectors[row] ?? new Float32Array() }))
    for (const { text, vector } of entries) known.set(text, vector)
    await cache.add(
      entries.map(({ text, vector }) => ({ text: renderText(inner.recipe, text, side), side, vector })),
    )
    context?.progress?.(known.size, known.size + missing.length - at - batch.length)
  }
  return known
}

function rowsOf({ rows, dims, data }: Matrix): readonly Float32Array[] {
  return Array.from({ length: rows }, (_, row) => data.slice(row * dims, (row + 1) * dims))
}

function assemble(
  texts: readonly string[],
  vectors: ReadonlyMap<string, Float32Array>,
  dims: number,
): Matrix {
  const data = new Float32Array(texts.length * dims)
  for (const [row, text] of texts.entries()) data.set(vectors.get(text) ?? [], row * dims)
  return { rows: texts.length, dims, data }
}
