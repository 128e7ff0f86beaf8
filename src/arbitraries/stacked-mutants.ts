import { stacks, subsetsOf, type PlacedEdit, type StackedMutant } from '../mutation/index.ts'
import { InputError, type ExecutionDataset } from '../schema/index.ts'
import { releasedMutants } from './released-mutants.ts'
import { toVariant, type Variant, type VariantEdit } from './variant.ts'
import { VariantArbitrary } from './variant-arbitrary.ts'
import { atLeastOne, chosenQueries, type QueryFilter } from './variant-filter.ts'

/** Which stacks are wanted. */
export interface StackFilter extends QueryFilter {
  /** How many edits at least; 2 when absent. */
  readonly min?: number
  /** How many edits at most; 4 when absent. */
  readonly max?: number
  readonly types?: readonly string[]
  /** Stacks of each size a query at most; 6 when absent, which is all that four mutants make. */
  readonly limit?: number
  /** Seed of what is drawn where there are more; 1 when absent. */
  readonly seed?: number
}

/** One of a dataset's mutants as a part of stacks. */
interface Part extends PlacedEdit {
  readonly variant: Variant
  readonly type: string
}

/**
 * Draws stacks of 2 to 4 mutants of one query on lines of their own, and shrinks to smaller stacks
 * and single mutants. A stack may pass its tests by accident: bindMutant() runs each one before it
 * is judged, and fast-check leaves out those that pass.
 */
export function stackedMutants(
  dataset: ExecutionDataset,
  filter: StackFilter = {},
): VariantArbitrary {
  const { min = 2, max = 4, limit = 6, seed = 1, types } = filter
  requireSizes(min, max)
  const [drawn, simpler]: [Variant[], Variant[]] = [[], []]
  const queries = chosenQueries(dataset, filter)
  for (const query of queries) {
    const parts = releasedMutants(dataset, query)
      .flatMap(partOf)
      .filter(({ type }) => types === undefined || types.includes(type))
    const source = parts[0]?.variant.canonical.text ?? ''
    const found = stacks(source, parts, { min, max, limit, seed })
    drawn.push(...found.map(stackVariant))
    simpler.push(...found.flatMap(stack => subsetsOf(source, stack).map(stackVariant)))
  }
  const there = `no ${min} such mutants on lines of their own in these ${queries.length} queries`
  return new VariantArbitrary(atLeastOne(drawn, 'stackedMutants()', there), simpler)
}

function partOf(variant: Variant): readonly Part[] {
  return variant.edits.map(({ type, line, endLine, ...edit }) => ({
    id: variant.id,
    edit,
    line,
    endLine,
    type,
    variant,
  }))
}

/** A stack of one is the mutant that the dataset holds. */
function stackVariant({ id, mutants, code }: StackedMutant<Part>): Variant {
  const [first] = mutants
  if (first === undefined) throw new Error('A stack must hold a mutant. Please report this bug.')
  if (mutants.length === 1) return first.variant
  const { query, canonical } = first.variant
  const edits = mutants.map(({ type, edit, line, endLine }): VariantEdit => ({
    type,
    ...edit,
    line,
    endLine,
  }))
  const owner = { query, canonical }
  return toVariant({ kind: 'stack', id: `${canonical.id}+${id}`, text: code, edits, ...owner })
}

function requireSizes(min: number, max: number): void {
  if (Number.isInteger(min) && Number.isInteger(max) && min >= 2 && max >= min) return
  throw new InputError(
    `A stack must have at least 2 edits and min must not be above max, but min is ${min} and max ` +
      `is ${max}. For single edits use mutants().`,
  )
}
