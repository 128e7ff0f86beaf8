/*
 * A toll road charges per section: the list holds the toll of each section between neighbouring
 * exits, which are numbered from 0. Return the charge for a trip between two exits in either
 * direction: the sum of the sections on the way, at least the given minimum, or 0 for a trip from
 * an exit to itself; return None when an exit does not exist.
 */
import assert from 'node:assert/strict'

function toll_for_trip(
  tolls: readonly number[],
  entry: number,
  leave: number,
  minimum: number,
): number | null {
  const first = Math.min(entry, leave)
  const last = Math.max(entry, leave)
  if (first < 0 || last > tolls.length) return null
  if (first === last) return 0
  const charge = tolls.slice(first, last).reduce((sum, toll) => sum + toll, 0)
  return Math.max(minimum, charge)
}

assert.strictEqual(toll_for_trip([3, 5, 2], 0, 2, 1), 8)
assert.strictEqual(toll_for_trip([3, 5, 2], 3, 1, 1), 7)
assert.strictEqual(toll_for_trip([3, 5, 2], 0, 3, 1), 10)
assert.strictEqual(toll_for_trip([3, 5, 2], 2, 3, 4), 4)
assert.strictEqual(toll_for_trip([3, 5, 2], 1, 1, 4), 0)
assert.strictEqual(toll_for_trip([3, 5, 2], 2, 4, 1), null)
assert.strictEqual(toll_for_trip([3, 5, 2], -1, 2, 1), null)
assert.strictEqual(toll_for_trip([], 0, 0, 9), 0)
assert.strictEqual(toll_for_trip([3, 5, 2], 4, 4, 1), null)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
