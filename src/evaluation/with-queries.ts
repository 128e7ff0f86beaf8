import type { Dataset, Query } from '../schema/index.ts'

/** Returns the dataset with the queries that are kept alone; the corpus stays whole. */
export function withQueries(dataset: Dataset, keeps: (query: Query) => boolean): Dataset {
  return dataset.kind === 'gold'
    ? { ...dataset, queries: dataset.queries.filter(keeps) }
    : { ...dataset, queries: dataset.queries.filter(keeps) }
}
