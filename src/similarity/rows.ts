import { InputError } from '../schema/index.ts'

/** Row vectors in one array: row i is `data[i * dims … (i + 1) * dims)`. */
export interface Rows {
  readonly rows: number
  readonly dims: number
  readonly data: Float32Array
}

/** Returns rows `from` to `to` without copying them. */
export function rowsBetween({ rows, dims, data }: Rows, from: number, to: number): Rows {
  const end = Math.min(to, rows)
  return { rows: end - from, dims, data: data.subarray(from * dims, end * dims) }
}

/**
 * Returns the Euclidean length of every row, checked.
 * @throws InputError when the array does not hold rows × dims values, and naming the row (by its id
 * where ids are given) when a value is NaN or infinite or all are zero
 */
export function checkedLengths(
  { rows, dims, data }: Rows,
  idOf: (row: number) => string = row => `row ${row}`,
): Float64Array {
  if (data.length !== rows * dims) {
    throw new InputError(
      `A matrix of ${rows} × ${dims} must hold ${rows * dims} values, but has ${data.length}.`,
    )
  }
  const lengths = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const length = Math.sqrt(squaredLength(data, row * dims, dims))
    if (!Number.isFinite(length) || length === 0) {
      const what = length === 0 ? 'is zero' : 'holds NaN or an infinite value'
      throw new InputError(
        `Vectors must be finite and have a direction, but that of "${idOf(row)}" ${what}. ` +
          'Embed its text again, in float32 or bfloat16 if the model ran in float16.',
      )
    }
    lengths[row] = length
  }
  return lengths
}

function squaredLength(data: Float32Array, start: number, dims: number): number {
  let squares = 0
  for (let at = start; at < start + dims; at += 1) {
    const value = data[at] ?? 0
    squares += value * value
  }
  return squares
}
