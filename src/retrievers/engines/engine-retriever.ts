import { InputError } from '../../schema/index.ts'
import { COSINE_EPSILON } from '../dense.ts'
import type { Retriever, ScoredId } from '../retriever.ts'
import { engineEmbedder, type EngineOptions } from './engine-options.ts'

/** Rows to store: one vector an id. */
export interface EngineRows {
  readonly ids: readonly string[]
  vectorOf(row: number): Float32Array
}

/** A table of vectors in an engine, filled and ready. */
export interface EngineTable {
  /** The `k` nearest rows, scores as the recipe's similarity. */
  search(vector: Float32Array, k: number): Promise<readonly ScoredId[]>
  /** The scores of given rows, whatever the index would find. */
  score(vector: Float32Array, ids: readonly string[]): Promise<readonly ScoredId[]>
}

/** One engine. */
export interface Engine {
  /** For names and recipes: the engine and how it searches. */
  readonly id: string
  readonly settings: string
  load(rows: EngineRows): Promise<EngineTable>
}

/** A retriever that keeps its vectors in an engine; ties in id order. */
export function engineRetriever(options: EngineOptions, engine: Engine): Retriever {
  const { recipe } = options.embedder
  const embedder = engineEmbedder(options)
  const name = options.name ?? `${recipe.id} (${engine.id} ${options.mode})`
  let table: EngineTable | undefined
  const ready = (): EngineTable => {
    if (table !== undefined) return table
    throw new InputError(`Retriever "${name}" must index before it searches. Call index() first.`)
  }
  const vectorOf = async (query: string, signal: AbortSignal | undefined): Promise<Float32Array> =>
    (await embedder.embed([query], 'query', { signal })).data
  return {
    name,
    epsilon: recipe.similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => ({
      id: `${engine.id}-${recipe.id}`,
      version: `1 ${options.mode} ${engine.settings}; ${recipe.version}`,
    }),
    async index(snippets, context) {
      const sorted = snippets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const { data, dims } = await embedder.embed(
        sorted.map(({ text }) => text),
        'document',
        context,
      )
      table = await engine.load({
        ids: sorted.map(({ id }) => id),
        vectorOf: row => data.subarray(row * dims, (row + 1) * dims),
      })
    },
    async search(query, k, context) {
      const hits = await ready().search(await vectorOf(query, context?.signal), k)
      return hits.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    },
    score: async (query, ids, context) =>
      ready().score(await vectorOf(query, context?.signal), ids),
  }
}
