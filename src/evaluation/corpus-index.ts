import type { CorpusEntry, ExecutionDataset } from '../schema/index.ts'

/** Look-ups over a dataset's corpus. */
export interface CorpusIndex {
  readonly byId: ReadonlyMap<string, CorpusEntry>
  /** The query's own snippets, sorted by id. */
  ownOf(queryId: string): readonly CorpusEntry[]
}

const indexes = new WeakMap<readonly CorpusEntry[], CorpusIndex>()

/** Returns the look-ups over a dataset's corpus, built once per corpus. */
export function corpusIndexOf(dataset: ExecutionDataset): CorpusIndex {
  const known = indexes.get(dataset.corpus)
  if (known !== undefined) return known
  const own = Map.groupBy(dataset.corpus, entry => entry.queryId)
  const index: CorpusIndex = {
    byId: new Map(dataset.corpus.map(entry => [entry.id, entry])),
    ownOf: queryId => own.get(queryId) ?? [],
  }
  indexes.set(dataset.corpus, index)
  return index
}
