import { cholesky, solveLower } from './cholesky.ts'
import { gaussian } from './gaussian.ts'
import { orthonormalize } from './orthonormalize.ts'
import { multiply, multiplyFirst, transpose } from './sparse-product.ts'
import { subspaceIteration } from './subspace-iteration.ts'
import type { SparseRows } from './vectorizer.ts'

/** Multiplications by A·Aᵀ before the subspace is taken. */
const ITERATIONS = 2

/** The map of sparse rows into a latent space of fewer dimensions. */
export interface LatentSpace {
  /** Maps the first row. */
  project(row: SparseRows): Float64Array
  /** The images of the rows that it was made of. */
  readonly rows: readonly Float64Array[]
}

/** What is wanted of a latent space. */
export interface LatentSpaceOptions {
  readonly dims: number
  readonly seed: number
  /** Called after each of the fit's `total` parts. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/**
 * Estimates the span of the leading right singular vectors of a sparse matrix A by randomised
 * subspace iteration (Halko, Martinsson and Tropp 2011, §4.5) and maps rows into it, in an orthonormal
 * basis: lengths and angles in the span do not depend on which. The same rows and seed give the same
 * bits.
 */
export async function latentSpace(
  rows: SparseRows,
  { dims, seed, progress }: LatentSpaceOptions,
): Promise<LatentSpace> {
  const count = rows.starts.length - 1
  const size = Math.min(dims, count, rows.width)
  const columns = transpose(rows)
  const parts = ITERATIONS + 2
  const iterate = await subspaceIteration({ rows, columns, size })
  let left = gaussian(count * size, seed)
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    left = await iterate(left)
    progress?.(iteration + 1, parts)
  }
  // Once is enough for so few iterations: the leading directions do not yet drown the others.
  orthonormalize(left, count, size)
  // The span of right = AᵀQ; its Gram matrix rightᵀ·right is Qᵀ·(A·right).
  const right = await multiply(columns, left, size)
  progress?.(ITERATIONS + 1, parts)
  const inner = await multiply(rows, right, size)
  progress?.(parts, parts)
  const factor = cholesky(gram(left, inner, size))
  return {
    rows: Array.from({ length: count }, (_, at) =>
      solveLower(factor, inner.subarray(at * size, (at + 1) * size)),
    ),
    project: row => solveLower(factor, multiplyFirst(row, right, size)),
  }
}

/** leftᵀ × product, of which the lower half is made. */
function gram(left: Float64Array, product: Float64Array, size: number): readonly Float64Array[] {
  const matrix = Array.from({ length: size }, (_, p) => new Float64Array(p + 1))
  for (let row = 0; row * size < left.length; row += 1) {
    const values = product.subarray(row * size, (row + 1) * size)
    for (const [p, target] of matrix.entries()) addScaled(target, values, left[row * size + p] ?? 0)
  }
  return matrix
}

function addScaled(target: Float64Array, values: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at += 1) {
    target[at] = (target[at] ?? 0) + share * (values[at] ?? 0)
  }
}
