import type { CorpusEntry, ExecutionDataset, ExecutionQuery } from '../schema/index.ts'

const groups = new WeakMap<readonly CorpusEntry[], Map<string, CorpusEntry[]>>()

/** Returns the snippets that were made for a query, sorted by id. */
export function ownSnippets(
  dataset: ExecutionDataset,
  query: Pick<ExecutionQuery, 'id'>,
): readonly CorpusEntry[] {
  let byQuery = groups.get(dataset.corpus)
  if (byQuery === undefined) {
    byQuery = Map.groupBy(dataset.corpus, entry => entry.queryId)
    groups.set(dataset.corpus, byQuery)
  }
  return byQuery.get(query.id) ?? []
}
