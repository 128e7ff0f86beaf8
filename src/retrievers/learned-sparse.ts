import { InfrastructureError, type RecipeSummary } from '../schema/index.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** Weights of terms; a term is a word or the number of one. */
export type TermWeights = ReadonlyMap<string | number, number>

/** Texts → weights of terms, as SPLADE and its kind learn them. */
export type SparseEncoder = (
  texts: readonly string[],
  side: 'query' | 'document',
  signal?: AbortSignal,
) => Promise<readonly TermWeights[]>

/** A learned sparse retriever's parts. */
export interface LearnedSparseOptions {
  readonly name?: string
  readonly encode: SparseEncoder
  /** Which model the weights come from. */
  readonly recipe: RecipeSummary
}

/** Texts that are encoded at a time while indexing. */
const CHUNK = 64
/** Sums of products of float32 weights: noise of their arithmetic, not a preference. */
const EPSILON = 1e-5

interface Posting {
  readonly document: number
  readonly weight: number
}

/**
 * Ranks by Σ over terms of query weight × snippet weight, from an inverted index (Formal et al. 2021).
 * Snippets that share no term with the query score 0.
 */
export function learnedSparse({ name, encode, recipe }: LearnedSparseOptions): Retriever {
  return scoringRetriever({
    name: name ?? recipe.id,
    epsilon: EPSILON,
    recipe: () => ({ ...recipe, id: `sparse-${recipe.id}` }),
    async prepare(snippets, context) {
      const postings = new Map<string | number, Posting[]>()
      for (let start = 0; start < snippets.length; start += CHUNK) {
        const texts = snippets.slice(start, start + CHUNK).map(({ text }) => text)
        const encoded = checked(
          await encode(texts, 'document', context?.signal),
          texts.length,
          recipe.id,
        )
        for (const [at, weights] of encoded.entries()) addPostings(postings, weights, start + at)
        context?.progress?.(Math.min(start + CHUNK, snippets.length), snippets.length)
      }
      return async (query, search) => {
        const [weights] = checked(await encode([query], 'query', search?.signal), 1, recipe.id)
        return scoreAll(weights ?? new Map(), postings, snippets.length)
      }
    },
  })
}

function addPostings(
  postings: Map<string | number, Posting[]>,
  weights: TermWeights,
  document: number,
): void {
  for (const [term, weight] of weights) {
    const list = postings.get(term)
    if (list === undefined) postings.set(term, [{ document, weight }])
    else list.push({ document, weight })
  }
}

function scoreAll(
  query: TermWeights,
  postings: ReadonlyMap<string | number, readonly Posting[]>,
  size: number,
): Float64Array {
  const scores = new Float64Array(size)
  // Terms in one order, so that equal weights give equal sums to the last bit.
  const terms = Array.from(query).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  for (const [term, factor] of terms) {
    for (const { document, weight } of postings.get(term) ?? []) {
      scores[document] = (scores[document] ?? 0) + factor * weight
    }
  }
  return scores
}

function checked(
  encoded: readonly TermWeights[],
  count: number,
  id: string,
): readonly TermWeights[] {
  const wrong = encoded
    .flatMap(weights => Array.from(weights))
    .find(([, weight]) => !Number.isFinite(weight))
  if (encoded.length === count && wrong === undefined) return encoded
  const got =
    wrong === undefined ? `${encoded.length} maps` : `the weight ${wrong[1]} of "${wrong[0]}"`
  throw new InfrastructureError(
    `Sparse model ${id} must give finite weights for each of ${count} texts, but gave ${got}.`,
  )
}
