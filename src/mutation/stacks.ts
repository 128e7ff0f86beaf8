import { InputError } from '../schema/index.ts'
import { applyEdits } from './edits.ts'
import type { Mutant, PlacedEdit } from './mutant.ts'
import { stackId } from './mutant-id.ts'
import { seededRandom } from './selection/seeded-random.ts'

/** A source with several bugs, each on lines of its own. */
export interface StackedMutant<Part extends PlacedEdit = Mutant> {
  /** First 10 hex digits of SHA-256(source \0 edits in order). */
  readonly id: string
  /** In the order of the source. */
  readonly mutants: readonly Part[]
  readonly code: string
}

/** Options of `stacks`. */
export interface StackOptions<Part extends PlacedEdit = Mutant> {
  readonly min?: number
  readonly max?: number
  /** How many stacks of each size at most. */
  readonly limit?: number
  readonly seed: number
  /** A mutant that every stack holds; stacks around one hub hide the canonical from a medoid. */
  readonly hub?: Part
}

/** Applies the edits of several mutants of one source at once. */
export function composeMutants<Part extends PlacedEdit>(
  source: string,
  mutants: readonly Part[],
): StackedMutant<Part> {
  const ordered = mutants.toSorted((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end)
  const clash = ordered.find((mutant, index) => {
    const before = ordered[index - 1]
    return before !== undefined && before.endLine >= mutant.line
  })
  if (clash !== undefined) {
    throw new InputError(
      `Stacked mutants must change different lines, but another edit also touches line ` +
        `${clash.line} (mutant ${clash.id}). Choose mutants with areLineDisjoint.`,
    )
  }
  const edits = ordered.map(({ edit }) => edit)
  return { id: stackId(source, edits), mutants: ordered, code: applyEdits(source, edits) }
}

/** Tells whether no two of the mutants change a common line. */
export function areLineDisjoint(mutants: readonly PlacedEdit[]): boolean {
  const ordered = mutants.toSorted((a, b) => a.line - b.line)
  return ordered.every((mutant, index) => (ordered[index - 1]?.endLine ?? 0) < mutant.line)
}

/**
 * Draws stacks of 2 to 4 line-disjoint mutants, each size evenly over the sets that fit. The same
 * mutants in another order give the same stacks.
 */
export function stacks<Part extends PlacedEdit>(
  source: string,
  mutants: readonly Part[],
  options: StackOptions<Part>,
): readonly StackedMutant<Part>[] {
  const { min = 2, max = 4, limit = 4, seed, hub } = options
  const pool = mutants.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const found = new Map<string, StackedMutant<Part>>()
  for (let size = min; size <= max; size += 1) {
    const random = seededRandom(`${seed}\0${source}\0${size}`)
    const sizeEnd = found.size + limit
    for (let attempt = 0; attempt < limit * 20 && found.size < sizeEnd; attempt += 1) {
      const drawn = drawDisjoint(pool, size, random, hub)
      if (drawn === undefined) continue
      const stack = composeMutants(source, drawn)
      found.set(stack.id, stack)
    }
  }
  return [...found.values()]
}

/**
 * Lists the smaller stacks and single mutants inside a stack, largest first. None of them is known
 * to fail because the whole stack does: run each before it is shown as a bug.
 */
export function subsetsOf<Part extends PlacedEdit>(
  source: string,
  stack: StackedMutant<Part>,
): readonly StackedMutant<Part>[] {
  const count = stack.mutants.length
  const masks = Array.from({ length: 2 ** count - 2 }, (_, index) => index + 1)
  return masks
    .map(mask => stack.mutants.filter((_, index) => ((mask >> index) & 1) === 1))
    .toSorted((a, b) => b.length - a.length)
    .map(mutants => composeMutants(source, mutants))
}

function drawDisjoint<Part extends PlacedEdit>(
  pool: readonly Part[],
  size: number,
  random: () => number,
  hub: Part | undefined,
): readonly Part[] | undefined {
  const drawn: Part[] = hub === undefined ? [] : [hub]
  let rest = pool.filter(mutant => areLineDisjoint([...drawn, mutant]))
  while (drawn.length < size) {
    const next = rest[Math.floor(random() * rest.length)]
    if (next === undefined) return undefined
    drawn.push(next)
    rest = rest.filter(mutant => areLineDisjoint([next, mutant]))
  }
  return drawn
}
