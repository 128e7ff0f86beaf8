import type { Retriever } from '../retrievers/index.ts'
import type { Dataset, Query, RunHeader } from '../schema/index.ts'
import { DEFAULT_K } from './query-case.ts'

/** What a run is made of, before its first query is asked. */
export interface RunPlan {
  readonly kind: RunHeader['kind']
  readonly dataset: Dataset
  readonly retriever: Retriever
  readonly queries: readonly Query[]
  readonly k?: number | undefined
  readonly slice?: readonly [number, number] | undefined
  readonly only?: string | undefined
}

/**
 * Returns what a run says of itself; the recipe is known once the retriever has indexed, its usage
 * once the last query was asked.
 */
export function runHeaderOf(plan: RunPlan): RunHeader {
  const { dataset, retriever } = plan
  const recipe = retriever.recipe?.()
  const usage = retriever.usage?.()
  return {
    version: 1,
    kind: plan.kind,
    dataset: {
      id: dataset.id,
      sha256: dataset.sha256,
      pool: dataset.pool,
      corpus: dataset.corpus.length,
      queries: dataset.queries.length,
    },
    retriever: retriever.name,
    ...(recipe === undefined ? {} : { recipe }),
    ...(usage === undefined ? {} : { usage }),
    k: plan.k ?? DEFAULT_K,
    ...(plan.slice === undefined ? {} : { slice: [plan.slice[0], plan.slice[1]] }),
    expected: plan.queries.length,
    ...(plan.only === undefined ? {} : { only: plan.only }),
  }
}
