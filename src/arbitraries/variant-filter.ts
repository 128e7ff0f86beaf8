import { InputError, type ExecutionDataset, type ExecutionQuery } from '../schema/index.ts'

/** Which queries' variants are wanted. */
export interface QueryFilter {
  /** Queries by id; all of the dataset when absent. */
  readonly queries?: readonly string[]
  readonly domains?: readonly string[]
}

/** Returns the queries that a filter lets through. */
export function chosenQueries(
  dataset: ExecutionDataset,
  { queries, domains }: QueryFilter,
): readonly ExecutionQuery[] {
  return dataset.queries.filter(
    ({ id, domain }) =>
      (queries === undefined || queries.includes(id)) &&
      (domains === undefined || domains.includes(domain)),
  )
}

/** Returns a list that is not empty; a property over nothing would pass. */
export function atLeastOne<Item>(
  items: readonly Item[],
  what: string,
  there: string,
): readonly Item[] {
  if (items.length > 0) return items
  throw new InputError(
    `${what} must find at least one variant, but its filter leaves none. The dataset has ` +
      `${there}. Widen the filter.`,
  )
}
