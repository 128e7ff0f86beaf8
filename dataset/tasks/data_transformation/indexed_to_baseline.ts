/*
 * Express a list of whole numbers relative to the mean of its first entries, as many as the given
 * count: each number becomes its percentage of that mean, rounded to a whole number with halves
 * rounded up. Return None when the list is shorter than the count, when that mean is not positive,
 * or when there is none because the count is 0.
 */
import assert from 'node:assert/strict'

function indexed_to_baseline(values: readonly number[], count: number): number[] | null {
  if (values.length < count) return null
  const base = values.slice(0, count).reduce((sum, value) => sum + value, 0)
  if (base <= 0) return null
  return values.map(value => Math.floor((200 * count * value + base) / (2 * base)))
}

assert.deepStrictEqual(indexed_to_baseline([10, 30, 40], 2), [50, 150, 200])
assert.deepStrictEqual(indexed_to_baseline([50, 25, 75], 1), [100, 50, 150])
assert.deepStrictEqual(indexed_to_baseline([200, 1, 3], 1), [100, 1, 2])
assert.deepStrictEqual(indexed_to_baseline([3, 1, 2], 1), [100, 33, 67])
assert.strictEqual(indexed_to_baseline([1, 2], 3), null)
assert.deepStrictEqual(indexed_to_baseline([4, 6], 2), [80, 120])
assert.strictEqual(indexed_to_baseline([4], 0), null)
assert.strictEqual(indexed_to_baseline([2, -2, 5], 2), null)
assert.deepStrictEqual(indexed_to_baseline([-1, 2], 2), [-200, 400])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
