import type { Seed } from '../random/seed-sequence.ts'
import { createKernels } from '../wasm/kernels.ts'
import { signedSums } from './sign-flip-enumerated.ts'

/** Signs that one draw decides: the sums of a group of differences are looked up at once. */
const SIGNS_A_DRAW = 12
const PATTERNS = 2 ** SIGNS_A_DRAW
/** Draws made at a time. */
const CHUNK_DRAWS = 65_536

/** How many sign patterns are drawn at most, and when it is enough. */
export interface SamplingPlan {
  readonly seed: Seed
  readonly replicates: number
  /** Drawing stops at this many hits: a p value that is not small needs no more. */
  readonly enoughHits: number
}

/**
 * (1 + hits) / (1 + replicates), hits = random sign patterns with |Σ ± d| ≥ limit; hits / drawn
 * when it stopped at `enoughHits`, also a valid p value (Besag & Clifford 1991). Every draw of
 * `default_rng(seed).integers(0, 4096)` signs twelve differences.
 */
export function sampledSignFlip(
  differences: Float64Array,
  limit: number,
  { seed, replicates, enoughHits }: SamplingPlan,
): number {
  const groups = Math.ceil(differences.length / SIGNS_A_DRAW)
  const sums = groupedSums(differences, groups)
  const chunk = Math.max(1, Math.floor(CHUNK_DRAWS / groups))
  const kernels = createKernels(chunk * groups * 4, seed)
  let hits = 0
  for (let done = 0; done < replicates; done += chunk) {
    const rows = Math.min(chunk, replicates - done)
    kernels.draw(0, rows * groups * 4, PATTERNS)
    const draws = new Int32Array(kernels.buffer, 0, rows * groups)
    const found = countHits(draws, sums, { groups, limit, most: enoughHits - hits })
    hits += found.hits
    if (hits === enoughHits) return hits / (done + found.drawn)
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
  { groups, limit, most }: Record<'groups' | 'limit' | 'most', number>,
): { readonly hits: number; readonly drawn: number } {
  let hits = 0
  let start = 0
  for (; start < draws.length && hits < most; start += groups) {
    let sum = 0
    for (let group = 0; group < groups; group += 1) {
      sum += sums[group * PATTERNS + (draws[start + group] ?? 0)] ?? 0
    }
    if (Math.abs(sum) >= limit) hits += 1
  }
  return { hits, drawn: start / groups }
}
