import type { Seed } from '../random/seed-sequence.ts'
import { createKernels } from '../wasm/kernels.ts'
import { signedSums } from './sign-flip-enumerated.ts'

/** Signs that one draw decides: the sums of a group of differences are looked up at once. */
const SIGNS_A_DRAW = 12
const PATTERNS = 2 ** SIGNS_A_DRAW
/** Draws made at a time. */
const CHUNK_DRAWS = 65_536

/**
 * (1 + hits) / (1 + replicates), hits = random sign patterns with |Σ ± d| ≥ limit. Every draw of
 * `default_rng(seed).integers(0, 4096)` signs twelve differences.
 */
export function sampledSignFlip(
  differences: Float64Array,
  limit: number,
  { seed, replicates }: { readonly seed: Seed; readonly replicates: number },
): number {
  const groups = Math.ceil(differences.length / SIGNS_A_DRAW)
  const sums = groupedSums(differences, groups)
  const chunk = Math.max(1, Math.floor(CHUNK_DRAWS / groups))
  const kernels = createKernels(chunk * groups * 4, seed)
  let hits = 0
  for (let done = 0; done < replicates; done += chunk) {
    const rows = Math.min(chunk, replicates - done)
    kernels.draw(0, rows * groups * 4, PATTERNS)
    hits += countHits(new Int32Array(kernels.buffer, 0, rows * groups), sums, { groups, limit })
  }
  return (1 + hits) / (1 + replicates)
}

/** For every group, the signed sums of its differences by pattern; the last group is filled up. */
function groupedSums(differences: Float64Array, groups: number): Float64Array {
  const sums = new Float64Array(groups * PATTERNS)
  for (let group = 0; group < groups; group += 1) {
    const members = new Float64Array(SIGNS_A_DRAW)
    members.set(differences.subarray(group * SIGNS_A_DRAW, (group + 1) * SIGNS_A_DRAW))
    sums.set(signedSums(members), group * PATTERNS)
  }
  return sums
}

function countHits(
  draws: Int32Array,
  sums: Float64Array,
  { groups, limit }: { readonly groups: number; readonly limit: number },
): number {
  let hits = 0
  for (let start = 0; start < draws.length; start += groups) {
    let sum = 0
    for (let group = 0; group < groups; group += 1) {
      sum += sums[group * PATTERNS + (draws[start + group] ?? 0)] ?? 0
    }
    if (Math.abs(sum) >= limit) hits += 1
  }
  return hits
}
