import { InputError, type ExecutionDataset } from '../schema/index.ts'

/**
 * Returns the dataset with every `count`-th query by sorted id, from the `index`-th on; the corpus
 * stays whole. The slices of one count are disjoint and together hold every query.
 * @throws InputError when not 0 ≤ index < count ≤ number of queries
 *
 * @example
 * slice(await loadDataset(), [0, 4])
 */
export function slice(
  dataset: ExecutionDataset,
  [index, count]: readonly [index: number, count: number],
): ExecutionDataset {
  const isValid = Number.isInteger(index) && Number.isInteger(count) && 0 <= index && index < count
  if (!isValid || count > dataset.queries.length) {
    throw new InputError(
      'A slice must be [index, count] with 0 ≤ index < count ≤ number of queries ' +
        `(${dataset.queries.length}), but is [${index}, ${count}].`,
    )
  }
  const queries = dataset.queries.filter((_, at) => at % count === index)
  return Object.freeze({ ...dataset, queries: Object.freeze(queries) })
}
