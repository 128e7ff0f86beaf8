import { setImmediate } from 'node:timers/promises'
import type { SparseRows } from './vectorizer.ts'

/** Rows between two breaths: other work of the thread must not wait for the whole product. */
const ROWS_AT_ONCE = 256

/** Returns sparse × dense, row-major; `dense` has `size` columns. */
export async function multiply(
  sparse: SparseRows,
  dense: Float64Array,
  size: number,
): Promise<Float64Array> {
  const count = sparse.starts.length - 1
  const product = new Float64Array(count * size)
  for (let row = 0; row < count; row += 1) {
    multiplyRow({ sparse, dense, size, product }, row)
    if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
  }
  return product
}

/** Returns the product of the first row alone. */
export function multiplyFirst(sparse: SparseRows, dense: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size)
  multiplyRow({ sparse, dense, size, product }, 0)
  return product
}

interface Product {
  readonly sparse: SparseRows
  readonly dense: Float64Array
  readonly size: number
  readonly product: Float64Array
}

/** Four entries at a time: the sums are read and written a quarter as often. */
function multiplyRow({ sparse, dense, size, product }: Product, row: number): void {
  const { starts, columns, values } = sparse
  const sums = product.subarray(row * size, (row + 1) * size)
  const end = starts[row + 1] ?? 0
  let entry = starts[row] ?? 0
  for (; entry + 4 <= end; entry += 4) {
    const a = (columns[entry] ?? 0) * size
    const b = (columns[entry + 1] ?? 0) * size
    const c = (columns[entry + 2] ?? 0) * size
    const d = (columns[entry + 3] ?? 0) * size
    const va = values[entry] ?? 0
    const vb = values[entry + 1] ?? 0
    const vc = values[entry + 2] ?? 0
    const vd = values[entry + 3] ?? 0
    for (let at = 0; at < size; at += 1) {
      const first = va * (dense[a + at] ?? 0) + vb * (dense[b + at] ?? 0)
      const second = vc * (dense[c + at] ?? 0) + vd * (dense[d + at] ?? 0)
      sums[at] = (sums[at] ?? 0) + (first + second)
    }
  }
  for (; entry < end; entry += 1) {
    const a = (columns[entry] ?? 0) * size
    const va = values[entry] ?? 0
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + va * (dense[a + at] ?? 0)
  }
}

/** Returns the transposed matrix. */
export function transpose({ width, starts, columns, values }: SparseRows): SparseRows {
  const count = starts.length - 1
  const next = new Int32Array(width + 1)
  for (const column of columns) next[column + 1] = (next[column + 1] ?? 0) + 1
  for (let column = 0; column < width; column += 1)
    next[column + 1] = (next[column + 1] ?? 0) + (next[column] ?? 0)
  const turned = {
    width: count,
    starts: next.slice(),
    columns: new Int32Array(columns.length),
    values: new Float64Array(values.length),
  }
  for (let row = 0; row < count; row += 1) {
    for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry += 1) {
      const column = columns[entry] ?? 0
      const to = next[column] ?? 0
      next[column] = to + 1
      turned.columns[to] = row
      turned.values[to] = values[entry] ?? 0
    }
  }
  return turned
}
