import { InputError, type RecipeSummary, type Snippet } from '../schema/index.ts'
import type { IndexContext, Retriever, ScoredId, SearchContext } from './retriever.ts'

/** A user's own retriever. */
export interface RetrieverDefinition {
  /** Unique on a board. */
  readonly name: string
  /** Makes the snippets searchable; called once before the first search. */
  index(snippets: readonly Snippet[], context?: IndexContext): Promise<unknown> | unknown
  /** The best `k` snippets, best first. */
  search(
    query: string,
    k: number,
    context?: SearchContext,
  ): Promise<readonly ScoredId[]> | readonly ScoredId[]
  /** Scores of given snippets on the scale of `search`; spares the full ranking per query. */
  score?(
    query: string,
    ids: readonly string[],
    context?: SearchContext,
  ): Promise<readonly ScoredId[]> | readonly ScoredId[]
  /** Score difference up to which two snippets count as tied; 0 when absent. */
  readonly epsilon?: number
  readonly recipe?: RecipeSummary
}

/**
 * Returns a retriever made of the user's functions.
 * @throws InputError when the definition lacks a part
 *
 * @example
 * const mine = defineRetriever({
 *   name: 'our search',
 *   index: async snippets => client.rebuild(snippets),
 *   search: async (query, k) => client.search(query, { limit: k }),
 * })
 */
export function defineRetriever(definition: RetrieverDefinition): Retriever {
  const { name, epsilon = 0, recipe, score } = checked(definition)
  return {
    name,
    epsilon,
    ...(recipe === undefined ? {} : { recipe: () => recipe }),
    async index(snippets, context) {
      await definition.index(snippets, context)
    },
    search: async (query, k, context) => definition.search(query, k, context),
    ...(score === undefined
      ? {}
      : { score: async (query, ids, context) => score.call(definition, query, ids, context) }),
  }
}

function checked(definition: RetrieverDefinition): RetrieverDefinition {
  const { name, index, search, score, epsilon } = definition
  const problems = [
    typeof name === 'string' && name !== '' ? [] : ['name must be a non-empty string'],
    typeof index === 'function' ? [] : ['index must be a function'],
    typeof search === 'function' ? [] : ['search must be a function'],
    score === undefined || typeof score === 'function' ? [] : ['score must be a function'],
    epsilon === undefined || epsilon >= 0 ? [] : ['epsilon must be a number from 0 on'],
  ].flat()
  if (problems.length > 0) {
    throw new InputError(`defineRetriever needs a complete definition, but ${problems.join(', ')}.`)
  }
  return definition
}
