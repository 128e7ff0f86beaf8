import { createGenerator } from '../random/pcg64.ts'
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
  const generator = createGenerator(seed)
  return Int32Array.from({ length: replicates * n }, () => generator.nextBelow(n))
}
