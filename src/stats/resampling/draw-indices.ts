import { createKernels } from '../wasm/kernels.ts'
import { requireCount } from '../requirement.ts'
import type { Seed } from '../random/seed-sequence.ts'

/** Which resamples to draw. */
export interface DrawOptions {
  readonly seed: Seed
  readonly replicates: number
  /** Size of the sample and of every resample. */
  readonly n: number
}

/** `default_rng(seed).integers(0, n, size=(replicates, n))`, row by row. */
export function drawIndices({ seed, replicates, n }: DrawOptions): Int32Array {
  requireCount('The number of values', n, 1)
  requireCount('The number of replicates', replicates)
  const count = replicates * n
  if (n === 1 || count === 0) return new Int32Array(count)
  const kernels = createKernels(count * 4, seed)
  kernels.draw(0, count * 4, n)
  return new Int32Array(kernels.buffer, 0, count)
}
