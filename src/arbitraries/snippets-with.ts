import { snippetsOf } from '../dataset/index.ts'
import type { ExecutionDataset, Snippet } from '../schema/index.ts'
import type { VariantArbitrary } from './variant-arbitrary.ts'

/**
 * Returns a dataset's snippets with everything that arbitraries draw or shrink to: what a retriever
 * has to index before stacks or rewrites made here are scored.
 *
 * @example
 * beforeAll(() => retriever.index(snippetsWith(dataset, stacks)), 0)
 */
export function snippetsWith(
  dataset: ExecutionDataset,
  ...arbitraries: readonly VariantArbitrary[]
): readonly Snippet[] {
  const byId = new Map(snippetsOf(dataset).map(snippet => [snippet.id, snippet]))
  for (const { id, text } of arbitraries.flatMap(({ closure }) => closure)) {
    byId.set(id, { id, text })
  }
  return [...byId.values()]
}
