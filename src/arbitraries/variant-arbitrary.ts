import type { Random, Stream, Value as GeneratedValue } from 'fast-check'
import { Arbitrary, stream, Value } from './fast-check.ts'
import { editSize, type Variant } from './variant.ts'

/**
 * Draws variants evenly and shrinks to the simplest one that fails: fewest edits, then the smallest
 * edit, then the shortest function, then the id. Nothing that was refuted is tried again.
 */
export class VariantArbitrary extends Arbitrary<Variant> {
  /** What is drawn, simplest first. */
  readonly variants: readonly Variant[]
  /** What shrinking visits besides, merged with `variants`, simplest first. */
  readonly closure: readonly Variant[]
  readonly #rankOf: ReadonlyMap<string, number>

  /** `simpler` are variants that are never drawn and that a drawn one may shrink to. */
  constructor(variants: readonly Variant[], simpler: readonly Variant[] = []) {
    super()
    this.variants = distinct(variants).toSorted(bySimplicity)
    this.closure = distinct([...variants, ...simpler]).toSorted(bySimplicity)
    this.#rankOf = new Map(this.closure.map(({ id }, rank) => [id, rank]))
  }

  generate(random: Random): GeneratedValue<Variant> {
    const drawn = this.variants[random.nextInt(0, this.variants.length - 1)]
    if (drawn === undefined) throw new Error('No variants. This is a bug in vitest-retrieval.')
    return new Value(drawn, 0)
  }

  canShrinkWithoutContext(value: unknown): value is Variant {
    return isVariant(value) && this.#rankOf.has(value.id)
  }

  /** The context is the number of the simplest variants that are known to hold. */
  shrink(value: Variant, context?: unknown): Stream<GeneratedValue<Variant>> {
    const known = typeof context === 'number' ? context : 0
    const candidates = this.closure.slice(known, this.#rankOf.get(value.id) ?? 0)
    // fast-check stops at the first that fails: all before it hold.
    const values = candidates.map((each, at) => new Value(each, known + at))
    return stream(values.values())
  }
}

function bySimplicity(a: Variant, b: Variant): number {
  return (
    a.edits.length - b.edits.length ||
    editSize(a) - editSize(b) ||
    a.canonical.text.length - b.canonical.text.length ||
    (a.id < b.id ? -1 : 1)
  )
}

function distinct(variants: readonly Variant[]): readonly Variant[] {
  return [...new Map(variants.map(each => [each.id, each])).values()]
}

function isVariant(value: unknown): value is Variant {
  return typeof value === 'object' && value !== null && 'id' in value && 'edits' in value
}
