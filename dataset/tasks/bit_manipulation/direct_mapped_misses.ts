/*
 * Simulate a cache in which every memory line has exactly one place: the lowest bits of an address
 * are the position inside the line, and the next bits choose the place; both bit counts are given.
 * Return how many accesses in a list of addresses miss, starting empty, where a miss loads the
 * line into its place and drops what was there.
 */
import assert from 'node:assert/strict'

function direct_mapped_misses(
  addresses: readonly number[],
  lineBits: number,
  placeBits: number,
): number {
  const held = new Map<number, number>()
  let misses = 0
  for (const address of addresses) {
    const line = address >> lineBits
    const place = line & ((1 << placeBits) - 1)
    if (held.get(place) !== line) {
      misses += 1
      held.set(place, line)
    }
  }
  return misses
}

assert.strictEqual(direct_mapped_misses([0, 1, 2, 3, 4], 2, 1), 2)
assert.strictEqual(direct_mapped_misses([0, 8, 0, 8], 2, 1), 4)
assert.strictEqual(direct_mapped_misses([0, 4, 0, 4], 2, 1), 2)
assert.strictEqual(direct_mapped_misses([0, 4, 0, 4], 2, 0), 4)
assert.strictEqual(direct_mapped_misses([], 2, 1), 0)
assert.strictEqual(direct_mapped_misses([0, 4, 8, 12, 0, 4, 8, 12], 2, 2), 4)
assert.strictEqual(direct_mapped_misses([0, 16, 0, 4, 4], 2, 2), 4)
assert.strictEqual(direct_mapped_misses([5, 5, 6], 0, 3), 2)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
