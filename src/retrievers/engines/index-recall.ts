import { InputError } from '../../schema/index.ts'
import type { Retriever } from '../retriever.ts'

/** The same vectors, searched exactly and through an index, and what to ask. */
export interface IndexRecallOptions {
  /** Both must have indexed the same snippets. */
  readonly exact: Retriever
  readonly approximate: Retriever
  readonly queries: readonly string[]
  /** Depth; 10 by default. */
  readonly k?: number
}

/** What an index loses. */
export interface IndexRecall {
  readonly k: number
  /** Mean over queries of the share of the exact top k that the index finds, 0…1. */
  readonly recall: number
  /** One per query. */
  readonly perQuery: readonly number[]
  /** Queries whose best snippet the index misses. */
  readonly lostFirst: number
}

/**
 * Measures what an approximate index loses against exact search. A snippet that ties with the exact
 * rank k counts as found: which of equals an engine returns is no loss.
 */
export async function indexRecall(options: IndexRecallOptions): Promise<IndexRecall> {
  const { exact, approximate, queries, k = 10 } = options
  if (queries.length === 0)
    throw new InputError('indexRecall needs at least one query, but got none.')
  const perQuery: number[] = []
  let lostFirst = 0
  for (const query of queries) {
    const truth = (await exact.search(query, k)).slice(0, k)
    const found = (await approximate.search(query, k)).slice(0, k)
    const scores = new Map(
      (
        await scoresOf(
          exact,
          query,
          found.map(({ id }) => id),
        )
      ).map(({ id, score }) => [id, score]),
    )
    const least = (truth.at(-1)?.score ?? 0) - exact.epsilon
    const best = (truth[0]?.score ?? 0) - exact.epsilon
    const reached = found.filter(({ id }) => (scores.get(id) ?? -Infinity) >= least).length
    perQuery.push(truth.length === 0 ? 1 : reached / truth.length)
    if (!found.some(({ id }) => (scores.get(id) ?? -Infinity) >= best)) lostFirst += 1
  }
  return {
    k,
    recall: perQuery.reduce((sum, each) => sum + each, 0) / perQuery.length,
    perQuery,
    lostFirst,
  }
}

async function scoresOf(
  { name, score }: Retriever,
  query: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly score: number }[]> {
  if (score !== undefined) return score(query, ids)
  throw new InputError(`indexRecall needs an exact retriever with score, but "${name}" has none.`)
}
