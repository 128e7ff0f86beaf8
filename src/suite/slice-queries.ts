import { InputError, type Query } from '../schema/index.ts'

/**
 * Returns every `count`-th query from `index` on: the slices of one count are disjoint, cover all
 * queries and have nearly the same mix of domains.
 * @throws InputError when the slice is not `[index, count]` with 0 ≤ index < count
 */
export function sliceQueries(
  queries: readonly Query[],
  [index, count]: readonly [number, number],
): readonly Query[] {
  const isValid = Number.isInteger(index) && Number.isInteger(count) && 0 <= index && index < count
  if (!isValid || count > queries.length) {
    throw new InputError(
      'A slice must be [index, count] with 0 ≤ index < count ≤ number of queries ' +
        `(${queries.length}), but is [${index}, ${count}].`,
    )
  }
  return queries.filter((_, at) => at % count === index)
}
