import { sha256Of } from '../formats/index.ts'
import type { ExecutionDataset } from '../schema/index.ts'

/** Stands for every function's name. */
export const MASKED_NAME = 'solution'

/**
 * Returns the dataset with the name of each query's function taken out of what retrievers see, also
 * where it calls itself: a query often shares words with the name, which then finds the topic by
 * itself. Snippets are executed as they are; queries, roles and ids stay. The result has an id and a
 * SHA-256 of its own, so that no baseline of the other is mistaken for its own.
 */
export function maskNames(dataset: ExecutionDataset): ExecutionDataset {
  const names = new Map(dataset.queries.map(query => [query.id, query.functionName]))
  const corpus = dataset.corpus.map(entry => {
    const name = names.get(entry.queryId) ?? ''
    return Object.freeze({ ...entry, shown: withoutName(entry.shown ?? entry.text, name) })
  })
  return Object.freeze({
    ...dataset,
    id: `${dataset.id}-masked`,
    sha256: sha256Of(`${dataset.sha256}\nnames masked as ${MASKED_NAME}`),
    corpus: Object.freeze(corpus),
  })
}

function withoutName(text: string, name: string): string {
  if (name === '') return text
  return text.replaceAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), MASKED_NAME)
}
