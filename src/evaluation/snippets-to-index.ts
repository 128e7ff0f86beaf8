import type { Dataset, Snippet } from '../schema/index.ts'

/** Returns what a retriever may see of a corpus: ids and texts, without roles or bug types. */
export function snippetsToIndex(dataset: Dataset): readonly Snippet[] {
  if (dataset.kind === 'gold') return dataset.corpus.map(({ id, text }) => ({ id, text }))
  return dataset.corpus.map(({ id, text, shown = text }) => ({ id, text: shown }))
}
