import { InputError } from '../schema/index.ts'

/** One side's value per query. */
export interface Keyed {
  readonly queryIds: readonly string[]
  readonly values: readonly number[]
}

/** Both sides' values on the queries that they share. */
export interface Paired {
  readonly queryIds: readonly string[]
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly unshared: number
}

/**
 * Aligns two sides by query id, in the order of the first.
 * @throws InputError when they share no query
 */
export function pairByQuery(first: Keyed, second: Keyed): Paired {
  const later = new Map(second.queryIds.map((id, at) => [id, second.values[at]]))
  const shared = first.queryIds.flatMap((id, at) => {
    const before = first.values[at]
    const after = later.get(id)
    return before === undefined || after === undefined ? [] : [{ id, before, after }]
  })
  if (shared.length === 0) {
    throw new InputError(
      `Compared runs must share queries, but none of ${first.queryIds.length} (such as ` +
        `${first.queryIds[0] ?? 'none'}) is among ${second.queryIds.length} (such as ` +
        `${second.queryIds[0] ?? 'none'}). Measure both on the same queries.`,
    )
  }
  return {
    queryIds: shared.map(({ id }) => id),
    before: shared.map(({ before }) => before),
    after: shared.map(({ after }) => after),
    unshared: first.queryIds.length + second.queryIds.length - 2 * shared.length,
  }
}
