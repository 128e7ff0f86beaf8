import { snippetsOf } from '../dataset/index.ts'
import type { Side } from '../embedders/index.ts'
import type { ExecutionDataset } from '../schema/index.ts'

/** A text and its id. */
export interface NamedText {
  readonly id: string
  readonly text: string
}

/** What of a dataset is embedded, each side in the order of its ids. */
export interface DatasetTexts {
  readonly queries: readonly NamedText[]
  readonly documents: readonly NamedText[]
  textOf(id: string, side: Side): string | undefined
}

/** Returns the texts of a dataset that retrievers embed. */
export function textsOf(dataset: ExecutionDataset): DatasetTexts {
  const byId = (a: NamedText, b: NamedText): number => (a.id < b.id ? -1 : 1)
  const queries = dataset.queries.map(({ id, text }) => ({ id, text })).sort(byId)
  const documents = snippetsOf(dataset)
    .map(({ id, text }) => ({ id, text }))
    .sort(byId)
  const known = {
    query: new Map(queries.map(({ id, text }) => [id, text])),
    document: new Map(documents.map(({ id, text }) => [id, text])),
  }
  return { queries, documents, textOf: (id, side) => known[side].get(id) }
}
