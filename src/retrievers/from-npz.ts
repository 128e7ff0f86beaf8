import { readFile } from 'node:fs/promises'
import { parseNpz, type NpyArray } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { denseIndex, type Rows, type SimilarityKind } from '../similarity/index.ts'
import { COSINE_EPSILON } from './dense.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** Frozen vectors and how to compare them. */
export interface FromNpzOptions {
  readonly name: string
  /** Archive of the queries' vectors. */
  readonly queries: string
  /** Archive of the corpus' vectors. */
  readonly corpus: string
  /** Keys of the two arrays; `vectors` and `ids` by default. */
  readonly keys?: { readonly vectors?: string; readonly ids?: string }
  /** `cosine` by default. */
  readonly similarity?: SimilarityKind
}

interface Frozen {
  readonly ids: readonly string[]
  readonly vectors: Rows
}

/**
 * A retriever over frozen vectors: two `.npz` archives with a float matrix `vectors` and the array of
 * strings `ids`, one row each.
 */
export function fromNpz(options: FromNpzOptions): Retriever {
  const { name, similarity = 'cosine' } = options
  return scoringRetriever({
    name,
    epsilon: similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => ({ id: `frozen-${name}`, version: `1 ${similarity}` }),
    async prepare(snippets) {
      const corpus = await readFrozen(options.corpus, options)
      const queries = await readFrozen(options.queries, options)
      const ids = snippets.map(({ id }) => id)
      const index = denseIndex({ ids, vectors: select(corpus, ids, options.corpus), similarity })
      const position = new Map(queries.ids.map((id, at) => [id, at]))
      return (_query, context) => {
        const queryId = context?.queryId ?? ''
        const row = position.get(queryId)
        if (row === undefined) throw missing(options.queries, queryId)
        const { dims, data } = queries.vectors
        return index.scores(data.subarray(row * dims, (row + 1) * dims))
      }
    },
  })
}

async function readFrozen(path: string, { keys = {} }: FromNpzOptions): Promise<Frozen> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new InputError(`The archive ${path} must be readable, but is not. Check the path.`, { cause })
  })
  const arrays = parseNpz(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), path)
  const vectors = arrays.get(keys.vectors ?? 'vectors')
  const ids = arrays.get(keys.ids ?? 'ids')
  if (vectors === undefined || ids === undefined) {
    throw new InputError(
      `${path} must hold the arrays "${keys.vectors ?? 'vectors'}" and "${keys.ids ?? 'ids'}", but ` +
        `holds ${[...arrays.keys()].join(', ')}. Name them with "keys".`,
    )
  }
  return { ids: stringsOf(ids, path), vectors: rowsOf(vectors, path, ids.data.length) }
}

function stringsOf({ data }: NpyArray, path: string): readonly string[] {
  if (!(data instanceof Float32Array || data instanceof Float64Array)) return data
  throw new InputError(`The ids in ${path} must be strings, but are numbers. Save them as text.`)
}

function rowsOf({ shape, data }: NpyArray, path: string, count: number): Rows {
  const [rows = 0, dims = 0] = shape
  if (shape.length === 2 && rows === count && (data instanceof Float32Array || data instanceof Float64Array)) {
    return { rows, dims, data: data instanceof Float32Array ? data : Float32Array.from(data) }
  }
  throw new InputError(
    `The vectors in ${path} must be a float matrix with ${count} rows, one an id, but have the shape ` +
      `(${shape.join(', ')}).`,
  )
}

function select({ ids, vectors }: Frozen, wanted: readonly string[], path: string): Rows {
  const position = new Map(ids.map((id, at) => [id, at]))
  const { dims } = vectors
  const data = new Float32Array(wanted.length * dims)
  for (const [row, id] of wanted.entries()) {
    const at = position.get(id)
    if (at === undefined) throw missing(path, id)
    data.set(vectors.data.subarray(at * dims, (at + 1) * dims), row * dims)
  }
  return { rows: wanted.length, dims, data }
}

function missing(path: string, id: string): InputError {
  return new InputError(`${path} must hold a vector of "${id}", but does not. Freeze this dataset's vectors.`)
}
