import { InputError, type ExecutionDataset } from '../schema/index.ts'
import { nearMatches } from './near-matches.ts'

/**
 * Returns the dataset with these queries alone, in the dataset's order; the corpus stays whole, so
 * that a query is as hard as before.
 * @throws InputError when an id is unknown (with the nearest ids there are) or none is given
 *
 * @example
 * pick(await loadDataset(), 'q_0012', 'q_0417')
 */
export function pick(
  dataset: ExecutionDataset,
  ...queryIds: readonly string[]
): ExecutionDataset {
  if (queryIds.length === 0) {
    throw new InputError('pick() must be given at least one query id, but was given none.')
  }
  const known = dataset.queries.map(query => query.id)
  const unknown = queryIds.filter(id => !known.includes(id))
  if (unknown.length > 0) throw unknownIds(unknown, known, dataset.id)
  const wanted = new Set(queryIds)
  const queries = dataset.queries.filter(query => wanted.has(query.id))
  return Object.freeze({ ...dataset, queries: Object.freeze(queries) })
}

function unknownIds(
  unknown: readonly string[],
  known: readonly string[],
  datasetId: string,
): InputError {
  const hints = unknown.map(id => {
    const near = nearMatches(id, known)
    return near.length === 0 ? `"${id}"` : `"${id}" (near: ${near.join(', ')})`
  })
  return new InputError(
    `pick() must be given query ids of the dataset "${datasetId}" (${known.length} queries, ` +
      `${known[0]} … ${known.at(-1)}), but received ${hints.join(', ')}.`,
  )
}
