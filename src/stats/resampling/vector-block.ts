import { COUNT_LANES, COUNT_OUT_BYTES, LARGEST_COUNT } from '../wasm/count-kernel.ts'
import type { Kernels, ResampleCall } from '../wasm/kernels.ts'
import { LANES, ROW_BYTES, SCRATCH_BYTES } from '../wasm/mean-kernel.ts'

/** A vector and the array that receives its replicate means. */
export interface Job {
  readonly vector: ArrayLike<number>
  readonly mean: Float64Array
}

/** Vectors that one kernel call sums together, laid out row by row. */
export interface Placed {
  /** Bytes that the block takes for vectors of length n. */
  bytes(n: number): number
  /** Bytes of output a resample. */
  readonly outBytes: number
  write(buffer: ArrayBuffer, values: number): void
  /** Sums the resamples of one chunk and stores their means from index `from` on. */
  run(kernels: Kernels, call: ResampleCall, from: number): void
}

/** Tells whether a vector holds zeros and ones only, so that sums in any order are exact. */
export function isCountable(vector: ArrayLike<number>): boolean {
  if (vector.length > LARGEST_COUNT) return false
  for (let i = 0; i < vector.length; i += 1) if (vector[i] !== 0 && vector[i] !== 1) return false
  return true
}

/** Blocks of 0/1 vectors for the counting kernel. */
export function placeCounts(jobs: readonly Job[]): readonly Placed[] {
  return inGroups(jobs, COUNT_LANES).map(group => ({
    bytes: n => Math.ceil((n * COUNT_LANES) / 16) * 16,
    outBytes: COUNT_OUT_BYTES,
    write: (buffer, values) => interleave(new Uint8Array(buffer, values), group, COUNT_LANES),
    run: (kernels, call, from) => {
      kernels.counts(call)
      const rows = (call.end - call.indices) / (4 * call.n)
      const sums = new Uint16Array(kernels.buffer, call.out, rows * COUNT_LANES)
      for (const [lane, { mean }] of group.entries()) {
        for (let row = 0; row < rows; row += 1) {
          mean[from + row] = (sums[row * COUNT_LANES + lane] ?? 0) / call.n
        }
      }
    },
  }))
}

/** Blocks of any vectors for the pairwise kernel; the room for pending halves goes in front. */
export function placeMeans(jobs: readonly Job[]): readonly Placed[] {
  return inGroups(jobs, LANES).map(group => ({
    bytes: n => SCRATCH_BYTES + n * ROW_BYTES,
    outBytes: ROW_BYTES,
    write: (buffer, values) =>
      interleave(new Float64Array(buffer, values + SCRATCH_BYTES), group, LANES),
    run: (kernels, call, from) => {
      kernels.means({ ...call, values: call.values + SCRATCH_BYTES, scratch: call.values })
      const rows = (call.end - call.indices) / (4 * call.n)
      const means = new Float64Array(kernels.buffer, call.out, rows * LANES)
      for (const [lane, { mean }] of group.entries()) {
        for (let row = 0; row < rows; row += 1) mean[from + row] = means[row * LANES + lane] ?? 0
      }
    },
  }))
}

function inGroups(jobs: readonly Job[], size: number): readonly (readonly Job[])[] {
  const count = Math.ceil(jobs.length / size)
  return Array.from({ length: count }, (_, index) => jobs.slice(index * size, (index + 1) * size))
}

function interleave(target: Uint8Array | Float64Array, group: readonly Job[], lanes: number): void {
  for (const [lane, { vector }] of group.entries()) {
    for (let i = 0; i < vector.length; i += 1) target[i * lanes + lane] = vector[i] ?? 0
  }
}
