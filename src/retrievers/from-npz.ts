import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseFrozen, textHash, type FrozenVectors } from '../embedders/index.ts'
import { parseNpz, type NpyArray } from '../formats/index.ts'
import { InputError, type RecipeSummary, type Snippet } from '../schema/index.ts'
import { denseIndex, type Rows, type SimilarityKind } from '../similarity/index.ts'
import { COSINE_EPSILON } from './dense.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** Frozen vectors and how to compare them. */
export type FromNpzOptions = FrozenArchive | FrozenPair

/** What `vitest-retrieval embed freeze` wrote: both sides and the recipe in one archive. */
export interface FrozenArchive {
  readonly name: string
  readonly archive: string
}

/** Two archives of another origin. */
export interface FrozenPair {
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
 * A retriever over frozen vectors: an archive of `embed freeze`, or two `.npz` archives with a float
 * matrix `vectors` and the array of strings `ids`, one row each.
 */
export function fromNpz(options: FromNpzOptions): Retriever {
  const { name } = options
  const pair = 'archive' in options ? undefined : options
  const loaded = pair === undefined ? archiveOf(options) : undefined
  const similarity = loaded?.recipe.similarity ?? pair?.similarity ?? 'cosine'
  const where =
    'archive' in options ? { queries: options.archive, corpus: options.archive } : options
  return scoringRetriever({
    name,
    epsilon: similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => recipeOf(loaded, name, similarity),
    async prepare(snippets) {
      const corpus = loaded?.document ?? (await readFrozen(where.corpus, pair))
      const queries = loaded?.query ?? (await readFrozen(where.queries, pair))
      const ids = snippets.map(({ id }) => id)
      if (loaded !== undefined) refuseOtherTexts(loaded, snippets, where.corpus)
      const index = denseIndex({ ids, vectors: select(corpus, ids, where.corpus), similarity })
      const position = new Map(queries.ids.map((id, at) => [id, at]))
      return (_query, context) => {
        const queryId = context?.queryId ?? ''
        const row = position.get(queryId)
        if (row === undefined) throw missing(where.queries, queryId)
        const { dims, data } = queries.vectors
        return index.scores(data.subarray(row * dims, (row + 1) * dims))
      }
    },
  })
}

function archiveOf(options: FromNpzOptions): FrozenVectors | undefined {
  if (!('archive' in options)) return undefined
  try {
    return parseFrozen(readFileSync(options.archive), options.archive)
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    throw unreadable(options.archive, cause)
  }
}

function recipeOf(
  loaded: FrozenVectors | undefined,
  name: string,
  similarity: SimilarityKind,
): RecipeSummary {
  if (loaded === undefined) return { id: `frozen-${name}`, version: `1 ${similarity}` }
  const { id, version } = loaded.recipe
  return { id, version }
}

/** A text that has changed since would be ranked by the vector of another one. */
function refuseOtherTexts(
  { recipe, document }: FrozenVectors,
  snippets: readonly Snippet[],
  path: string,
): void {
  const hashes = new Map(document.ids.map((id, at) => [id, document.hashes[at]]))
  const other = snippets.find(
    ({ id, text }) => hashes.has(id) && hashes.get(id) !== textHash(recipe, text, 'document'),
  )
  if (other === undefined) return
  throw new InputError(
    `${path} must hold the vectors of this dataset's texts, but "${other.id}" was frozen with another text. ` +
      'Freeze this dataset.',
  )
}

function unreadable(path: string, cause: unknown): InputError {
  return new InputError(`The archive ${path} must be readable, but is not. Check the path.`, {
    cause,
  })
}

async function readFrozen(path: string, pair: FrozenPair | undefined): Promise<Frozen> {
  const keys = pair?.keys ?? {}
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause)
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
  if (
    shape.length === 2 &&
    rows === count &&
    (data instanceof Float32Array || data instanceof Float64Array)
  ) {
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
  return new InputError(
    `${path} must hold a vector of "${id}", but does not. Freeze this dataset's vectors.`,
  )
}
