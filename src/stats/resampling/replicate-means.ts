import { pairwiseMean } from './pairwise-mean.ts'
import { drawIndices } from './draw-indices.ts'
import type { Seed } from '../random/seed-sequence.ts'

/** Which replicates to draw. */
export interface ReplicateOptions {
  readonly seed: Seed
  readonly replicates: number
}

/**
 * The replicate means of several vectors over the same resamples: element b of the i-th array
 * equals numpy's `vectors[i][idx[b]].mean()`.
 */
export function replicateMeans(
  vectors: readonly ArrayLike<number>[],
  options: ReplicateOptions,
): readonly Float64Array[] {
  const n = vectors[0]?.length ?? 0
  const indices = drawIndices({ ...options, n })
  return vectors.map(vector => {
    const row = new Float64Array(n)
    return Float64Array.from({ length: options.replicates }, (_, replicate) => {
      for (let i = 0; i < n; i += 1) row[i] = vector[indices[replicate * n + i] ?? 0] ?? Number.NaN
      return pairwiseMean(row)
    })
  })
}
