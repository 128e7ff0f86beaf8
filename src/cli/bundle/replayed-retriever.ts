import type { StoredSystem } from '../../formats/index.ts'
import type { Retriever } from '../../retrievers/index.ts'

/**
 * A retriever that answers with the stored ranks of a system whose vectors are not released. Scores
 * are the stored similarities, where they fall; nothing is known below the stored ranks.
 */
export function replayedRetriever(system: StoredSystem): Retriever {
  const stored = new Map(
    system.per_query.map(({ query_id: query, top_results: hits }) => [
      query,
      hits
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ corpus_id: id, similarity: score }) => ({ id, score })),
    ]),
  )
  return {
    name: system.model,
    epsilon: 0,
    recipe: () => ({ id: `stored-${system.model}`, version: '1 stored ranks' }),
    async index() {},
    async search(_query, k, context) {
      return (stored.get(context?.queryId ?? '') ?? []).slice(0, k)
    },
  }
}
