import { pcg64State } from '../random/pcg64.ts'
import type { Seed } from '../random/seed-sequence.ts'
import { countsKernel } from './count-kernel.ts'
import { DRAW_GLOBALS, drawKernel, nextKernel } from './draw-kernel.ts'
import { call } from './instructions.ts'
import { meansKernel, sumBlockKernel, sumKernel } from './mean-kernel.ts'
import { encodeModule } from './module.ts'

const PAGE = 65_536
const MASK_64 = (1n << 64n) - 1n

interface WasmMemory {
  readonly buffer: ArrayBuffer
}
interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>
}

/** The part of the WebAssembly API in use, which TypeScript declares for browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => WasmInstance
}

/** The kernels over one memory, seeded; addresses and ends are byte offsets. */
export interface Kernels {
  readonly buffer: ArrayBuffer
  /** Fills [out, end) with draws from [0, n) and moves the stream on; n > 1. */
  draw(out: number, end: number, n: number): void
  /** Means of the indexed rows of a block, see `meansKernel`. */
  means(call: MeansCall): void
  /** Sums of the indexed rows of a block of 0/1 bytes, see `countsKernel`. */
  counts(call: ResampleCall): void
}

/** Byte offsets of one call that sums resampled rows. */
export interface ResampleCall {
  readonly indices: number
  readonly end: number
  readonly n: number
  readonly values: number
  readonly out: number
}

/** Byte offsets of one call of `means`. */
export interface MeansCall extends ResampleCall {
  /** Free room for the pending halves of the pairwise sum. */
  readonly scratch: number
}

let compiled: object | undefined

/** Instantiates the kernels over `bytes` of fresh memory with the stream of `seed`. */
export function createKernels(bytes: number, seed: Seed): Kernels {
  compiled ??= new WebAssembly.Module(encode())
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) })
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } })
  seedStream(exports, seed)
  const draw = functionOf(exports, 'draw')
  const means = functionOf(exports, 'means')
  const counts = functionOf(exports, 'counts')
  return {
    buffer: memory.buffer,
    draw: (out, end, n) => draw(out, end, n, (2 ** 32 - n) % n),
    means: ({ indices, end, n, values, out, scratch }) =>
      means(indices, end, n, values, out, scratch),
    counts: ({ indices, end, n, values, out }) => counts(indices, end, n, values, out),
  }
}

function encode(): Uint8Array {
  const [next, sumBlock, sum] = [0, 1, 2]
  return encodeModule(
    [
      nextKernel(),
      sumBlockKernel(),
      sumKernel(sumBlock, sum),
      meansKernel(sum),
      drawKernel(call(next)),
      countsKernel(),
    ],
    DRAW_GLOBALS,
  )
}

function seedStream(exports: Readonly<Record<string, unknown>>, seed: Seed): void {
  const { state, increment } = pcg64State(seed)
  const words = [state >> 64n, state & MASK_64, increment >> 64n, increment & MASK_64]
  for (const [index, word] of words.entries()) {
    const global = exports[DRAW_GLOBALS[index]?.name ?? '']
    if (typeof global !== 'object' || global === null || !('value' in global)) throw brokenKernel()
    global.value = BigInt.asIntN(64, word)
  }
}

function functionOf(
  exports: Readonly<Record<string, unknown>>,
  exportName: string,
): (...args: readonly number[]) => void {
  const found = exports[exportName]
  if (typeof found !== 'function') throw brokenKernel()
  return (...args) => void found(...args)
}

function brokenKernel(): Error {
  return new Error(
    'The statistics kernels miss an export. This is a bug in vitest-retrieval; please report it.',
  )
}
