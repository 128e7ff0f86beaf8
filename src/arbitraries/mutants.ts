import type { ExecutionDataset } from '../schema/index.ts'
import { releasedMutants } from './released-mutants.ts'
import { editSize } from './variant.ts'
import { VariantArbitrary } from './variant-arbitrary.ts'
import { atLeastOne, chosenQueries, requireKnown, type QueryFilter } from './variant-filter.ts'

/** Which mutants are wanted; all of the dataset's when nothing is said. */
export interface MutantFilter extends QueryFilter {
  /** Mutation types: the six mechanical ones, or whatever the dataset calls its own. */
  readonly types?: readonly string[]
  /** At most so many characters replaced or inserted. */
  readonly maxEditSize?: number
  /** Pinned mutants by snippet id: a regression set. */
  readonly ids?: readonly string[]
}

/**
 * Draws the mutants that a dataset holds, each verified when it was released.
 *
 * @example
 * mutants(await loadDataset(), { types: ['wrong_comparison'], maxEditSize: 20 })
 */
export function mutants(dataset: ExecutionDataset, filter: MutantFilter = {}): VariantArbitrary {
  const all = chosenQueries(dataset, filter).flatMap(query => releasedMutants(dataset, query))
  const { types, maxEditSize = Infinity, ids } = filter
  requireKnown(ids, all, 'mutants')
  const chosen = all.filter(
    variant =>
      (types === undefined || variant.edits.every(({ type }) => types.includes(type))) &&
      (ids === undefined || ids.includes(variant.id)) &&
      editSize(variant) <= maxEditSize,
  )
  const known = new Set(all.flatMap(({ edits }) => edits.map(({ type }) => type)))
  const there = `${all.length} mutants in these queries (${[...known].toSorted().join(', ')})`
  return new VariantArbitrary(atLeastOne(chosen, 'mutants()', there))
}
