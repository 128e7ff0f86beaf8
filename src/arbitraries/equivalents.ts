import { ownSnippets } from '../dataset/index.ts'
import { equivalents as rewritesOf, type Parse, type RewriteKind } from '../mutation/index.ts'
import { InputError, type ExecutionDataset } from '../schema/index.ts'
import { canonicalOf, editOf, releasedVariant } from './released-mutants.ts'
import { toVariant, type Variant } from './variant.ts'
import { VariantArbitrary } from './variant-arbitrary.ts'
import { atLeastOne, chosenQueries, type QueryFilter } from './variant-filter.ts'

/** Which rewrites are wanted, and what makes them where the dataset holds none. */
export interface EquivalentFilter extends QueryFilter {
  /** The parser of the queries' language, from loadParser(); makes rewrites of every canonical. */
  readonly parse?: Parse
  /** Kinds of rewrites that are made; both when absent. */
  readonly kinds?: readonly RewriteKind[]
}

/**
 * Draws programs that do what their canonical does: those that the dataset holds, or, given a
 * parser, those that the mutation rules make. bindMutant() runs each one before it is judged, and
 * fast-check leaves out those that fail.
 */
export function equivalents(
  dataset: ExecutionDataset,
  filter: EquivalentFilter = {},
): VariantArbitrary {
  const { parse, kinds } = filter
  const queries = chosenQueries(dataset, filter)
  const found = queries.flatMap(query => {
    const owner = { query, canonical: canonicalOf(dataset, query) }
    return parse === undefined ? heldOf(dataset, owner) : madeOf(owner, parse, kinds)
  })
  if (found.length === 0 && parse === undefined) {
    throw new InputError(
      `equivalents() must find rewrites in the dataset, but its pool ${dataset.pool} holds none. ` +
        "Load the pool 'equivalents', or give it { parse: await loadParser('python') }.",
    )
  }
  const there = `no such rewrite of the canonicals of these ${queries.length} queries`
  return new VariantArbitrary(atLeastOne(found, 'equivalents()', there))
}

function heldOf(
  dataset: ExecutionDataset,
  owner: Pick<Variant, 'query' | 'canonical'>,
): readonly Variant[] {
  return ownSnippets(dataset, owner.query)
    .filter(({ role }) => role === 'equivalent')
    .map(entry => releasedVariant('equivalent', entry, owner))
}

function madeOf(
  owner: Pick<Variant, 'query' | 'canonical'>,
  parse: Parse,
  kinds: readonly RewriteKind[] | undefined,
): readonly Variant[] {
  const { query, canonical } = owner
  return rewritesOf(canonical.text, parse, { language: query.language })
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .map(({ id, code, steps }) => {
      const type = steps.map(({ operator }) => operator).join(' + ')
      const edits = [editOf(type, id, canonical, code)]
      const own = `${canonical.id}+${id}`
      return toVariant({ kind: 'equivalent', id: own, text: code, edits, ...owner })
    })
}
