import type { RecipeSummary } from '../schema/index.ts'
import type { Retriever } from './retriever.ts'

/** The latest month that a model behind the retrievers may have seen; empty when none tells. */
export function trainedUntil(
  retrievers: readonly Pick<Retriever, 'recipe'>[],
): Pick<RecipeSummary, 'trainedUntil'> {
  const known = retrievers.flatMap(({ recipe }) => recipe?.().trainedUntil ?? [])
  const latest = known.sort().at(-1)
  return latest === undefined ? {} : { trainedUntil: latest }
}
