import type { Seed } from '../random/seed-sequence.ts'
import { createKernels } from '../wasm/kernels.ts'
import { signedSums } from './sign-flip-enumerated.ts'

/** A draw has two bytes; each byte looks up the signed sum of eight differences. */
const SIGNS_A_BYTE = 8
const PATTERNS = 2 ** SIGNS_A_BYTE
const DRAWN_FROM = PATTERNS ** 2
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
 * `default_rng(seed).integers(0, 65536)` signs sixteen differences, its low byte the first eight.
 */
export function sampledSignFlip(
  differences: Float64Array,
  limit: number,
  { seed, replicates, enoughHits }: SamplingPlan,
): number {
  const draws = Math.ceil(differences.length / (2 * SIGNS_A_BYTE))
  const sums = sumsByByte(differences, 2 * draws)
  const chunk = Math.max(1, Math.floor(CHUNK_DRAWS / draws))
  const kernels = createKernels(chunk * draws * 4, seed)
  let hits = 0
  for (let done = 0; done < replicates; done += chunk) {
    const rows = Math.min(chunk, replicates - done)
    kernels.draw(0, rows * draws * 4, DRAWN_FROM)
    const drawn = new Int32Array(kernels.buffer, 0, rows * draws)
    const found = countHits(drawn, sums, { draws, limit, most: enoughHits - hits })
    hits += found.hits
    if (hits === enoughHits) return hits / (done + found.flips)
  }
  return (1 + hits) / (1 + replicates)
}

/** For every byte of a flip, the signed sums of its eight differences; the last are filled up. */
function sumsByByte(differences: Float64Array, bytes: number): Float64Array {
  const sums = new Float64Array(bytes * PATTERNS)
  for (let byte = 0; byte < bytes; byte += 1) {
    const members = new Float64Array(SIGNS_A_BYTE)
    members.set(differences.subarray(byte * SIGNS_A_BYTE, (byte + 1) * SIGNS_A_BYTE))
    sums.set(signedSums(members), byte * PATTERNS)
  }
  return sums
}

function countHits(
  drawn: Int32Array,
  sums: Float64Array,
  { draws, limit, most }: Record<'draws' | 'limit' | 'most', number>,
): { readonly hits: number; readonly flips: number } {
  let hits = 0
  let start = 0
  for (; start < drawn.length && hits < most; start += draws) {
    let [low, high] = [0, 0]
    for (let at = 0; at < draws; at += 1) {
      const pattern = drawn[start + at] ?? 0
      const table = 2 * at * PATTERNS
      low += sums[table + (pattern & (PATTERNS - 1))] ?? 0
      high += sums[table + PATTERNS + (pattern >>> SIGNS_A_BYTE)] ?? 0
    }
    if (Math.abs(low + high) >= limit) hits += 1
  }
  return { hits, flips: start / draws }
}
