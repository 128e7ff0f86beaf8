import { createHash } from 'node:crypto'
import { InputError } from '../schema/index.ts'
import type { Embedder, Side } from './embedder.ts'
import { textHash, type FrozenSide, type FrozenVectors } from './frozen-vectors.ts'

/** Below this cosine a model does not give the same vectors any more. */
export const SAME_MODEL_COSINE = 0.999

/** What is compared. */
export interface VerifyOptions {
  readonly frozen: FrozenVectors
  /** Asked anew: it must not remember. */
  readonly embedder: Embedder
  readonly textOf: (id: string, side: Side) => string | undefined
  /** Rows that are embedded again; 50 by default. */
  readonly rows?: number
  /** Chooses the rows. */
  readonly seed?: number
  /** The lowest cosine that passes; .999 by default, what a hosted model can promise. */
  readonly least?: number
}

/** Whether a model still gives the vectors that are frozen. */
export interface Verification {
  readonly recipe: string
  readonly version: string
  readonly rows: number
  readonly seed: number
  readonly least: number
  /** Lowest and mean cosine of frozen and fresh vectors. */
  readonly minimum: number
  readonly mean: number
  /** The row of the lowest cosine. */
  readonly worst: string
  /** True when no cosine is below `least`. */
  readonly isSame: boolean
}

interface Row {
  readonly id: string
  readonly side: Side
  readonly text: string
  readonly vector: Float32Array
}

/**
 * Embeds a seeded sample of frozen rows again and compares.
 * @throws InputError when a text of the sample is not the frozen one any more
 */
export async function verifyFrozen(options: VerifyOptions): Promise<Verification> {
  const { frozen, embedder, rows = 50, seed = 1, least = SAME_MODEL_COSINE } = options
  const chosen = choose(options, rows, seed)
  const cosines: (readonly [id: string, cosine: number])[] = []
  for (const side of ['document', 'query'] as const) {
    const ofSide = chosen.filter(row => row.side === side)
    if (ofSide.length === 0) continue
    const { data, dims } = await embedder.embed(
      ofSide.map(({ text }) => text),
      side,
    )
    for (const [at, { id, vector }] of ofSide.entries()) {
      cosines.push([id, cosine(vector, data.subarray(at * dims, (at + 1) * dims))])
    }
  }
  const [worst = '', minimum = 0] = cosines.toSorted(([, a], [, b]) => a - b)[0] ?? []
  const mean = cosines.reduce((sum, [, value]) => sum + value, 0) / cosines.length
  const { id, version } = frozen.recipe
  const isSame = minimum >= least
  return { recipe: id, version, rows: cosines.length, seed, least, minimum, mean, worst, isSame }
}

function choose({ frozen, textOf }: VerifyOptions, rows: number, seed: number): readonly Row[] {
  const all = (['document', 'query'] as const).flatMap(side =>
    frozen[side].ids.map((id, at) => ({ id, side, at, order: orderOf(seed, side, id) })),
  )
  if (all.length === 0)
    throw new InputError(
      'A frozen archive must hold rows to verify, but holds none. Freeze it anew.',
    )
  const chosen = all.toSorted((a, b) => (a.order < b.order ? -1 : 1)).slice(0, rows)
  return chosen.map(({ id, side, at }) => rowOf(frozen, { id, side, at }, textOf(id, side)))
}

function rowOf(
  { recipe, ...sides }: FrozenVectors,
  { id, side, at }: { readonly id: string; readonly side: Side; readonly at: number },
  text: string | undefined,
): Row {
  const { hashes, vectors }: FrozenSide = sides[side]
  if (text === undefined || textHash(recipe, text, side) !== hashes[at]) {
    throw new InputError(
      `The dataset must hold the text that was frozen as ${side} "${id}", but ` +
        `${text === undefined ? 'has none' : 'has another one'}. Name the dataset that was frozen.`,
    )
  }
  return {
    id,
    side,
    text,
    vector: vectors.data.subarray(at * vectors.dims, (at + 1) * vectors.dims),
  }
}

function orderOf(seed: number, side: Side, id: string): string {
  return createHash('sha256').update(`${seed}\0${side}\0${id}`).digest('hex')
}

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, squaresA, squaresB] = [0, 0, 0]
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0
    product += value * other
    squaresA += value * value
    squaresB += other * other
  }
  return product / Math.sqrt(squaresA * squaresB)
}
