import type { Dataset, Query } from '../schema/index.ts'
import type { OnlyQueries } from './provided.ts'

/** Returns the queries that `VITEST_RETRIEVAL_ONLY` names for this dataset and retriever. */
export function onlyQueries(
  queries: readonly Query[],
  only: OnlyQueries,
  run: { readonly dataset: Dataset; readonly retriever: string },
): readonly Query[] {
  const { dataset, retriever } = run
  const lost = only.lost
    .filter(
      each =>
        each.dataset === dataset.id && each.pool === dataset.pool && each.retriever === retriever,
    )
    .flatMap(({ ids }) => ids)
  const wanted = new Set([...only.ids, ...lost])
  const strata = new Set(only.strata)
  return queries.filter(
    query => wanted.has(query.id) || strataOf(query).some(each => strata.has(each)),
  )
}

function strataOf(query: Query): readonly string[] {
  const { domain, language } = query
  const own = 'strata' in query ? query.strata : {}
  return Object.entries({ domain, language, ...own }).map(([by, value]) => `${by}:${value}`)
}
