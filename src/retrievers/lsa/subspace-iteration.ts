import { setImmediate } from 'node:timers/promises'
import { ENTRY_BYTES, LANE_FLOATS, sparseKernel } from './sparse-kernel.ts'
import type { SparseRows } from './vectorizer.ts'

/** The part of the WebAssembly interface in use; Node's type declarations leave it out. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
  instantiate(
    module: Uint8Array<ArrayBuffer>,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{
    readonly instance: {
      readonly exports: { readonly run?: (...values: readonly number[]) => void }
    }
  }>
}

const PAGE_BYTES = 65_536
/** Rows between two breaths: other work of the thread must not wait for the whole product. */
const ROWS_AT_ONCE = 1024

/** Multiplies matrices of `size` columns by A·Aᵀ, in float32. */
export type Iterate = (left: Float64Array) => Promise<Float64Array>

/** A and Aᵀ, and how many columns the other matrix has. */
export interface IterationOptions {
  readonly rows: SparseRows
  readonly columns: SparseRows
  readonly size: number
}

/**
 * Returns a function that gives A·(Aᵀ·left). Float32 does for finding a subspace; what is projected
 * into it is computed in float64.
 */
export async function subspaceIteration({
  rows,
  columns,
  size,
}: IterationOptions): Promise<Iterate> {
  const stride = Math.ceil(size / LANE_FLOATS) * LANE_FLOATS
  const count = rows.starts.length - 1
  const layout = layoutOf([
    rows.columns.length * ENTRY_BYTES,
    columns.columns.length * ENTRY_BYTES,
    count * stride * 4,
    rows.width * stride * 4,
  ])
  const [rowsAt = 0, columnsAt = 0, leftAt = 0, rightAt = 0] = layout.starts
  const { buffer, run } = await openKernel(layout.bytes)
  writeEntries(rows, { buffer, at: rowsAt, stride })
  writeEntries(columns, { buffer, at: columnsAt, stride })
  const multiply = async (
    sparse: SparseRows,
    at: number,
    from: number,
    to: number,
  ): Promise<void> => {
    for (let row = 0; row + 1 < sparse.starts.length; row += 1) {
      const start = at + (sparse.starts[row] ?? 0) * ENTRY_BYTES
      const end = at + (sparse.starts[row + 1] ?? 0) * ENTRY_BYTES
      const sums = to + row * stride * 4
      if (start < end) run(start, end, sums, sums + stride * 4, from)
      else new Float32Array(buffer, sums, stride).fill(0)
      if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    }
  }
  return async left => {
    const dense = new Float32Array(buffer, leftAt, count * stride)
    for (let row = 0; row < count; row += 1)
      dense.set(left.subarray(row * size, (row + 1) * size), row * stride)
    await multiply(columns, columnsAt, leftAt, rightAt)
    await multiply(rows, rowsAt, rightAt, leftAt)
    const product = new Float64Array(count * size)
    for (let row = 0; row < count; row += 1) {
      product.set(dense.subarray(row * stride, row * stride + size), row * size)
    }
    return product
  }
}

/** Parts of a memory, one after the other, each at a multiple of 16 bytes. */
function layoutOf(sizes: readonly number[]): {
  readonly starts: readonly number[]
  readonly bytes: number
} {
  const starts: number[] = []
  let bytes = 0
  for (const size of sizes) {
    starts.push(bytes)
    bytes += Math.ceil(size / 16) * 16
  }
  return { starts, bytes }
}

async function openKernel(bytes: number): Promise<{
  readonly buffer: ArrayBuffer
  readonly run: (...values: readonly number[]) => void
}> {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  const { instance } = await WebAssembly.instantiate(sparseKernel(), { host: { memory } })
  const { run } = instance.exports
  if (run !== undefined) return { buffer: memory.buffer, run }
  throw new TypeError(
    'The kernel exports "run". This is a bug in vitest-retrieval; please report it.',
  )
}

function writeEntries(
  { columns, values }: SparseRows,
  {
    buffer,
    at,
    stride,
  }: { readonly buffer: ArrayBuffer; readonly at: number; readonly stride: number },
): void {
  const offsets = new Int32Array(buffer, at, columns.length * 2)
  const floats = new Float32Array(buffer, at, columns.length * 2)
  for (let entry = 0; entry < columns.length; entry += 1) {
    offsets[2 * entry] = (columns[entry] ?? 0) * stride * 4
    floats[2 * entry + 1] = values[entry] ?? 0
  }
}
