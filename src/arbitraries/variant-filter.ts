import { InputError, type ExecutionDataset, type ExecutionQuery } from '../schema/index.ts'

/** Which queries' variants are wanted. */
export interface QueryFilter {
  /** Queries by id; all of the dataset when absent. */
  readonly queries?: readonly string[]
  readonly domains?: readonly string[]
}

/**
 * Returns the queries that a filter lets through.
 * @throws InputError when it names a query that the dataset does not have
 */
export function chosenQueries(
  dataset: ExecutionDataset,
  { queries, domains }: QueryFilter,
): readonly ExecutionQuery[] {
  requireKnown(queries, dataset.queries, 'queries')
  return dataset.queries.filter(
    ({ id, domain }) =>
      (queries === undefined || queries.includes(id)) &&
      (domains === undefined || domains.includes(domain)),
  )
}

/**
 * Checks that every pinned id is there: one that is gone would be a promise that nobody keeps.
 * @throws InputError that names the ids that are not
 */
export function requireKnown(
  wanted: readonly string[] | undefined,
  items: readonly { readonly id: string }[],
  what: string,
): void {
  const known = new Set(items.map(({ id }) => id))
  const unknown = wanted?.filter(id => !known.has(id)) ?? []
  if (unknown.length === 0) return
  throw new InputError(
    `The filter's ${what} must be in the dataset, but ${unknown.join(', ')} ` +
      `${unknown.length === 1 ? 'is' : 'are'} not. Correct the ids, or load their dataset.`,
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
