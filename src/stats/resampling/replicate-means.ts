import { requireCount, requireFinite } from '../requirement.ts'
import type { Seed } from '../random/seed-sequence.ts'
import { createKernels } from '../wasm/kernels.ts'
import { indexDraws } from './index-draws.ts'
import { isCountable, placeCounts, type Placed, placeMeans } from './vector-block.ts'

/** Which replicates to draw. */
export interface ReplicateOptions {
  readonly seed: Seed
  readonly replicates: number
}

/** Indices drawn at a time: few enough to stay in the second-level cache. */
const CHUNK_BYTES = 256 * 1024

/**
 * The replicate means of several vectors of length n over the same resamples: element b of the
 * i-th array equals, to the last bit, numpy's `vectors[i][idx[b]].mean()` with
 * `idx = default_rng(seed).integers(0, n, size=(replicates, n))`. Empty vectors give NaN.
 */
export function replicateMeans(
  vectors: readonly ArrayLike<number>[],
  { seed, replicates }: ReplicateOptions,
): readonly Float64Array[] {
  requireCount('The number of replicates', replicates)
  const n = requireSameLength(vectors)
  for (const vector of vectors) requireFinite('A resampled vector', vector)
  const means = vectors.map(() => new Float64Array(replicates))
  if (n < 2) return means.map((mean, index) => mean.fill(vectors[index]?.[0] ?? Number.NaN))
  const jobs = vectors.map((vector, index) => ({
    vector,
    mean: means[index] ?? new Float64Array(),
  }))
  resample(
    [
      ...placeCounts(jobs.filter(job => isCountable(job.vector))),
      ...placeMeans(jobs.filter(job => !isCountable(job.vector))),
    ],
    { seed, replicates, n },
  )
  return means
}

interface Resampling extends ReplicateOptions {
  readonly n: number
}

/** Draws the resamples chunk by chunk and lets every block sum up each chunk. */
function resample(blocks: readonly Placed[], { seed, replicates, n }: Resampling): void {
  const chunk = Math.max(1, Math.min(replicates, Math.floor(CHUNK_BYTES / (n * 4))))
  const starts: number[] = []
  let size = 0
  for (const block of blocks) {
    starts.push(size)
    size += block.bytes(n)
  }
  const out = size
  const indices = out + chunk * Math.max(0, ...blocks.map(block => block.outBytes))
  const kernels = createKernels(indices + chunk * n * 4, seed)
  const draw = indexDraws(kernels, { seed, replicates, n })
  for (const [index, block] of blocks.entries()) block.write(kernels.buffer, starts[index] ?? 0)
  for (let from = 0; from < replicates; from += chunk) {
    const rows = Math.min(chunk, replicates - from)
    const end = indices + rows * n * 4
    draw(indices, rows)
    for (const [index, block] of blocks.entries()) {
      block.run(kernels, { indices, end, n, values: starts[index] ?? 0, out }, from)
    }
  }
}

function requireSameLength(vectors: readonly ArrayLike<number>[]): number {
  const n = vectors[0]?.length ?? 0
  const other = vectors.findIndex(vector => vector.length !== n)
  if (other === -1) return n
  throw new RangeError(
    `Vectors that are resampled together must have equal lengths, but vector 0 has ${n} values ` +
      `and vector ${other} has ${vectors[other]?.length}. Align them by query id.`,
  )
}
