import { setImmediate } from 'node:timers/promises'
import type { DotEngine } from './engine.ts'
import type { Rows } from './rows.ts'
import { dotKernel, STEP_A, STEP_B, STEP_K } from './wasm-kernel.ts'

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

/** Floats of a row that are multiplied before the next rows: 3 KB, so that a step stays in L1. */
const BLOCK_K = 768
/** Rows that are copied at a time: their blocks stay in L2 while all queries pass. */
const BLOCK_ROWS = 96
/** Added to each row, so that rows do not compete for the same cache set. */
const PADDING = 16
/** Queries in WebAssembly memory at a time. */
const BLOCK_QUERIES = 1024
const PAGE_BYTES = 65_536
/** Multiplications between two turns of the event loop: about a tenth of a second. */
const SLICE = 5e8

/** Multiplies with SIMD in WebAssembly; needs no package. */
export function wasmEngine(): DotEngine {
  return {
    name: 'wasm',
    async products(queries, rows) {
      const result = new Float32Array(queries.rows * rows.rows)
      for (let from = 0; from < queries.rows; from += BLOCK_QUERIES) {
        const to = Math.min(queries.rows, from + BLOCK_QUERIES)
        await multiplyBlock({ queries, rows, from, to }, result)
      }
      return result
    },
  }
}

interface Block {
  readonly queries: Rows
  readonly rows: Rows
  readonly from: number
  readonly to: number
}

async function multiplyBlock(
  { queries, rows, from, to }: Block,
  result: Float32Array,
): Promise<void> {
  const count = roundUp(to - from, STEP_A)
  const width = roundUp(queries.dims, STEP_K)
  const stride = width + PADDING
  const kernel = await loadKernel({ count, stride })
  copyRows(queries, { from, to }, kernel.a, stride)
  let work = 0
  for (let start = 0; start < rows.rows; start += BLOCK_ROWS) {
    const end = Math.min(rows.rows, start + BLOCK_ROWS)
    const used = roundUp(end - start, STEP_B)
    kernel.b.fill(0)
    kernel.c.fill(0)
    copyRows(rows, { from: start, to: end }, kernel.b, stride)
    for (let k = 0; k < width; k += BLOCK_K) kernel.run(k, Math.min(BLOCK_K, width - k), used)
    for (let query = from; query < to; query += 1) {
      const at = (query - from) * BLOCK_ROWS
      result.set(kernel.c.subarray(at, at + end - start), query * rows.rows + start)
    }
    work += count * used * width
    if (work > SLICE) {
      work = 0
      await setImmediate()
    }
  }
}

interface Kernel {
  readonly a: Float32Array
  readonly b: Float32Array
  readonly c: Float32Array
  run(k: number, length: number, rows: number): void
}

async function loadKernel({ count, stride }: { count: number; stride: number }): Promise<Kernel> {
  const floats = { a: count * stride, b: BLOCK_ROWS * stride, c: count * BLOCK_ROWS }
  const bytes = 4 * (floats.a + floats.b + floats.c)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  const { instance } = await WebAssembly.instantiate(dotKernel(), { host: { memory } })
  const { run } = instance.exports
  if (run === undefined) {
    throw new TypeError(
      'The kernel exports "run". This is a bug in vitest-retrieval; please report it.',
    )
  }
  const bAt = floats.a
  const cAt = bAt + floats.b
  return {
    a: new Float32Array(memory.buffer, 0, floats.a),
    b: new Float32Array(memory.buffer, bAt * 4, floats.b),
    c: new Float32Array(memory.buffer, cAt * 4, floats.c),
    run(k, length, rows) {
      const a = k * 4
      const b = (bAt + k) * 4
      const pitch = stride * 4
      run(a, b, cAt * 4, a + count * pitch, b + rows * pitch, length * 4, pitch, BLOCK_ROWS * 4)
    },
  }
}

function copyRows(
  { dims, data }: Rows,
  { from, to }: { readonly from: number; readonly to: number },
  target: Float32Array,
  stride: number,
): void {
  for (let row = from; row < to; row += 1) {
    target.set(data.subarray(row * dims, (row + 1) * dims), (row - from) * stride)
  }
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step
}
