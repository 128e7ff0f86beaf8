import type { ExecutionDataset, Snippet } from '../schema/index.ts'

/** Returns the corpus as a retriever may see it: ids and texts, no roles, labels or bug types. */
export function snippetsOf(dataset: ExecutionDataset): readonly Snippet[] {
  return dataset.corpus.map(({ id, text, shown = text }) => ({ id, text: shown }))
}
