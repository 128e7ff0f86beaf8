import type { Seed } from '../random/seed-sequence.ts'
import type { Kernels } from '../wasm/kernels.ts'

/** `replicates` resamples of n indices from the stream of `seed`. */
export interface DrawPlan {
  readonly seed: Seed
  readonly replicates: number
  readonly n: number
}

/** Indices of the last plan, for the next vectors of equal length: drawing is half of a bootstrap. */
interface KeptDraws extends DrawPlan {
  readonly indices: Uint16Array
  /** Indices that were drawn; the rest of the array is still empty. */
  filled: number
}

/** At most 64 MB are kept, of indices that fit two bytes. */
const MOST_KEPT = 32 * 1024 * 1024
const MOST_ITEMS = 65_536

let kept: KeptDraws | undefined

/**
 * Returns a function that writes the next `rows` resamples to byte offset `out` of the kernels'
 * memory. The same plan gives the same indices whether they are drawn or remembered.
 */
export function indexDraws(kernels: Kernels, plan: DrawPlan): (out: number, rows: number) => void {
  if (plan.n > MOST_ITEMS || plan.replicates * plan.n > MOST_KEPT) {
    return (out, rows) => kernels.draw(out, out + rows * plan.n * 4, plan.n)
  }
  const draws = keptFor(plan)
  return draws.filled === draws.indices.length
    ? remembered(kernels, draws)
    : drawnAndKept(kernels, draws)
}

function keptFor(plan: DrawPlan): KeptDraws {
  const { seed, replicates, n } = plan
  const isSame = kept?.seed === seed && kept.replicates === replicates && kept.n === n
  if (kept === undefined || !isSame) {
    kept = { seed, replicates, n, indices: new Uint16Array(replicates * n), filled: 0 }
  }
  return kept
}

function remembered(kernels: Kernels, { indices, n }: KeptDraws) {
  let at = 0
  return (out: number, rows: number): void => {
    const next = indices.subarray(at, at + rows * n)
    new Int32Array(kernels.buffer, out, rows * n).set(next)
    at += next.length
  }
}

function drawnAndKept(kernels: Kernels, draws: KeptDraws) {
  draws.filled = 0
  return (out: number, rows: number): void => {
    const length = rows * draws.n
    kernels.draw(out, out + length * 4, draws.n)
    draws.indices.set(new Int32Array(kernels.buffer, out, length), draws.filled)
    draws.filled += length
  }
}
