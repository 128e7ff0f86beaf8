import {
  cachedEmbedder,
  cacheFolder,
  renderText,
  type Embedder,
  type EmbedderRecipe,
} from '../embedders/index.ts'
import { InputError, type RecipeSummary, type Snippet } from '../schema/index.ts'
import { exactScorer, topK, type ExactScorer } from '../similarity/index.ts'
import type { Retriever } from './retriever.ts'

/** Cosine differences up to this size are noise of the model's arithmetic, not a preference. */
const COSINE_EPSILON = 2e-6 // DESIGN §1

/** A dense retriever's parts. */
export interface DenseOptions {
  readonly embedder: Embedder
  /** The recipe's id when absent. */
  readonly name?: string
  /** Where vectors are kept; false keeps them in memory. Below node_modules by default. */
  readonly cacheDir?: string | false
}

interface Index {
  readonly ids: readonly string[]
  readonly position: ReadonlyMap<string, number>
  readonly scorer: ExactScorer
  readonly firstText: string
}

/** Ranks by the similarity of embeddings, scored in float64 over the whole corpus. */
export function dense({ embedder, name, cacheDir }: DenseOptions): Retriever {
  const { recipe } = embedder
  const title = name ?? recipe.id
  const folder = cacheDir === false ? undefined : (cacheDir ?? cacheFolder())
  const cached = cachedEmbedder(embedder, folder)
  let index: Index | undefined
  let firstQuery: string | undefined
  const scoresOf = async (
    query: string,
    signal: AbortSignal | undefined,
    rows?: readonly number[],
  ): Promise<Float64Array> => {
    firstQuery ??= renderText(recipe, query, 'query')
    const { data } = await cached.embed([query], 'query', { signal })
    return ready(index, title).scorer.scores(data, rows)
  }
  return {
    name: title,
    epsilon: recipe.similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => summaryOf(recipe, firstQuery, index),
    async index(snippets, context) {
      const matrix = await cached.embed(snippets.map(({ text }) => text), 'document', context)
      index = indexOf(snippets, exactScorer(matrix, recipe.similarity))
    },
    async search(query, k, context) {
      const { ids } = ready(index, title)
      const scores = await scoresOf(query, context?.signal)
      return topK(scores, k).map(at => ({ id: ids[at] ?? '', score: scores[at] ?? 0 }))
    },
    async score(query, wanted, context) {
      const { position } = ready(index, title)
      const known = wanted.filter(id => position.has(id))
      const rows = known.map(id => position.get(id) ?? 0)
      const scores = await scoresOf(query, context?.signal, rows)
      return known.map((id, at) => ({ id, score: scores[at] ?? 0 }))
    },
  }
}

function indexOf(snippets: readonly Snippet[], scorer: ExactScorer): Index {
  return {
    ids: snippets.map(({ id }) => id),
    position: new Map(snippets.map(({ id }, at) => [id, at])),
    scorer,
    firstText: snippets[0]?.text ?? '',
  }
}

function summaryOf(
  recipe: EmbedderRecipe,
  firstQuery: string | undefined,
  index: Index | undefined,
): RecipeSummary {
  const firstDocument = index && renderText(recipe, index.firstText, 'document')
  return {
    id: recipe.id,
    version: recipe.version,
    ...(firstQuery === undefined ? {} : { firstQuery }),
    ...(firstDocument === undefined ? {} : { firstDocument }),
  }
}

function ready(index: Index | undefined, name: string): Index {
  if (index === undefined) throw new InputError(`Retriever "${name}" must index before it searches.`)
  return index
}
