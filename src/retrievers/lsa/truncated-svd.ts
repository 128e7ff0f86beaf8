import { setImmediate } from 'node:timers/promises'
import { gaussian } from './gaussian.ts'
import { orthonormalize } from './orthonormalize.ts'
import { symmetricEigen } from './symmetric-eigen.ts'
import type { SparseRow } from './vectorizer.ts'

/** Dimensions beyond the wanted ones that make the estimate sharp (Halko et al. 2011, §4.2). */
const OVERSAMPLING = 16
const POWER_ITERATIONS = 1

/** The map of sparse rows onto the leading right singular vectors. */
export interface Projection {
  readonly dims: number
  project(row: SparseRow): Float64Array
  /** The projections of the rows that it was made of. */
  readonly rows: readonly Float64Array[]
}

/**
 * Estimates the leading right singular vectors of a sparse matrix by randomised subspace iteration
 * (Halko, Martinsson and Tropp 2011, algorithm 4.4). The same rows and seed give the same bits.
 */
export async function truncatedSvd(
  rows: readonly SparseRow[],
  width: number,
  { rank, seed }: { readonly rank: number; readonly seed: number },
): Promise<Projection> {
  const size = Math.min(rank + OVERSAMPLING, rows.length, width)
  let right = gaussian(width * size, seed)
  let left = await multiply(rows, right, size)
  for (let iteration = 0; iteration <= POWER_ITERATIONS; iteration += 1) {
    orthonormalize(left, rows.length, size)
    right = await multiplyTransposed(rows, left, { width, size })
    if (iteration < POWER_ITERATIONS) left = await multiply(rows, right, size)
  }
  // right = AᵀQ, so its Gram matrix is that of B = QᵀA ≈ A: B's singular vectors follow from it.
  const inner = await multiply(rows, right, size)
  const { values, vectors } = symmetricEigen(gram(left, inner, size))
  const known = values.filter(value => value > 1e-12 * (values[0] ?? 0)).slice(0, rank)
  const turn = (sums: Float64Array): Float64Array =>
    Float64Array.from(known, (value, at) => dot(sums, vectors[at] ?? sums) / Math.sqrt(value))
  return {
    dims: known.length,
    rows: rows.map((_, at) => turn(inner.subarray(at * size, (at + 1) * size))),
    project(row) {
      const sums = new Float64Array(size)
      accumulate(row, right, sums)
      return turn(sums)
    },
  }
}

/** A × right, row-major with `size` columns. */
async function multiply(
  rows: readonly SparseRow[],
  right: Float64Array,
  size: number,
): Promise<Float64Array> {
  const product = new Float64Array(rows.length * size)
  for (const [at, row] of rows.entries()) {
    accumulate(row, right, product.subarray(at * size, (at + 1) * size))
    if (at % 256 === 255) await setImmediate()
  }
  return product
}

/** Four entries at a time: the sums are read and written a quarter as often. */
function accumulate({ columns, values }: SparseRow, right: Float64Array, sum: Float64Array): void {
  const size = sum.length
  for (let entry = 0; entry < columns.length; entry += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map(next => (columns[entry + next] ?? 0) * size)
    addRows(sum, right, [a ?? 0, b ?? 0, c ?? 0, d ?? 0], values.subarray(entry, entry + 4))
  }
}

/** Entries that are not there count 0 times the first row. */
function addRows(
  sum: Float64Array,
  right: Float64Array,
  [a, b, c, d]: readonly [number, number, number, number],
  [va = 0, vb = 0, vc = 0, vd = 0]: Float64Array,
): void {
  for (let at = 0; at < sum.length; at += 1) {
    const first = va * (right[a + at] ?? 0) + vb * (right[b + at] ?? 0)
    const second = vc * (right[c + at] ?? 0) + vd * (right[d + at] ?? 0)
    sum[at] = (sum[at] ?? 0) + (first + second)
  }
}

/** Aᵀ × left. */
async function multiplyTransposed(
  rows: readonly SparseRow[],
  left: Float64Array,
  { width, size }: { readonly width: number; readonly size: number },
): Promise<Float64Array> {
  const product = new Float64Array(width * size)
  for (const [at, { columns, values }] of rows.entries()) {
    const from = at * size
    for (let entry = 0; entry < columns.length; entry += 1) {
      const value = values[entry] ?? 0
      const start = (columns[entry] ?? 0) * size
      for (let column = 0; column < size; column += 1) {
        product[start + column] = (product[start + column] ?? 0) + value * (left[from + column] ?? 0)
      }
    }
    if (at % 256 === 255) await setImmediate()
  }
  return product
}

/** rightᵀ × right = leftᵀ × (A × right), symmetric up to rounding, made exactly so. */
function gram(left: Float64Array, product: Float64Array, size: number): readonly Float64Array[] {
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  for (let row = 0; row * size < left.length; row += 1) {
    for (let p = 0; p < size; p += 1) {
      const value = left[row * size + p] ?? 0
      const target = matrix[p] ?? new Float64Array()
      for (let q = 0; q < size; q += 1) {
        target[q] = (target[q] ?? 0) + value * (product[row * size + q] ?? 0)
      }
    }
  }
  return matrix.map((row, p) => row.map((value, q) => (value + (matrix[q]?.[p] ?? 0)) / 2))
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
