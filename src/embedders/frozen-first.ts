import { InputError } from '../schema/index.ts'
import type { CachedEmbedder } from './cached-embedder.ts'
import type { Side } from './embedder.ts'
import { textHash, type FrozenVectors } from './frozen-vectors.ts'

/**
 * Returns an embedder that takes the vectors of texts in a frozen archive from there and has the rest
 * embedded; what was found counts as cached. `read` is called at the first text.
 * @throws InputError from `embed` when the archive is of another recipe or version
 */
export function frozenFirst(
  inner: CachedEmbedder,
  read: () => Promise<FrozenVectors>,
): CachedEmbedder {
  const { recipe } = inner
  let opened: Promise<Lookup> | undefined
  let found = 0
  return {
    recipe,
    usage() {
      const usage = inner.usage()
      return { ...usage, cached: usage.cached + found }
    },
    async embed(texts, side, context) {
      const lookup = await (opened ??= read().then(frozen => lookupOf(frozen, recipe)))
      const hashes = texts.map(text => textHash(recipe, text, side))
      const missing = texts.filter((_, at) => lookup(hashes[at] ?? '', side) === undefined)
      found += new Set(hashes.filter(hash => lookup(hash, side) !== undefined)).size
      const fresh = await inner.embed(missing, side, context)
      const data = new Float32Array(texts.length * recipe.dims)
      let row = 0
      for (const [at, hash] of hashes.entries()) {
        const vector = lookup(hash, side) ?? rowOf(fresh.data, row++, recipe.dims)
        data.set(vector, at * recipe.dims)
      }
      return { rows: texts.length, dims: recipe.dims, data }
    },
  }
}

/** The frozen vector of a rendered text's hash, undefined when it is not there. */
type Lookup = (hash: string, side: Side) => Float32Array | undefined

function lookupOf(frozen: FrozenVectors, { id, version }: CachedEmbedder['recipe']): Lookup {
  if (frozen.recipe.id !== id || frozen.recipe.version !== version) {
    throw new InputError(
      `Frozen vectors must be those of ${id} version ${version}, but are of ${frozen.recipe.id} ` +
        `version ${frozen.recipe.version}. Freeze them anew, or leave the archive out.`,
    )
  }
  const rows = {
    document: new Map(frozen.document.hashes.map((hash, row) => [hash, row])),
    query: new Map(frozen.query.hashes.map((hash, row) => [hash, row])),
  }
  return (hash, side) => {
    const row = rows[side].get(hash)
    return row === undefined ? undefined : rowOf(frozen[side].vectors.data, row, frozen.recipe.dims)
  }
}

function rowOf(data: Float32Array, row: number, dims: number): Float32Array {
  return data.subarray(row * dims, (row + 1) * dims)
}
