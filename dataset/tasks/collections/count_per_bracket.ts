/*
 * Count how many values fall into each bracket of a price list whose ascending limits are given:
 * bracket 0 holds the values below the first limit, bracket i the values from limit i-1 (included)
 * up to limit i (excluded), and the last bracket everything from the last limit on. Return the
 * list of counts, which is one longer than the limits.
 */
import assert from 'node:assert/strict'

function count_per_bracket(values: readonly number[], limits: readonly number[]): number[] {
  const counts = [0, ...limits.map(() => 0)]
  for (const value of values) {
    const above = limits.findIndex(limit => value < limit)
    counts[above < 0 ? limits.length : above] += 1
  }
  return counts
}

assert.deepStrictEqual(count_per_bracket([5, 15, 25, 7], [10, 20]), [2, 1, 1])
assert.deepStrictEqual(count_per_bracket([10, 9], [10, 20]), [1, 1, 0])
assert.deepStrictEqual(count_per_bracket([20, 19, 19], [10, 20]), [0, 2, 1])
assert.deepStrictEqual(count_per_bracket([], [1]), [0, 0])
assert.deepStrictEqual(count_per_bracket([3, -3], []), [2])
assert.deepStrictEqual(count_per_bracket([100], [1, 2, 3]), [0, 0, 0, 1])
assert.deepStrictEqual(count_per_bracket([2, 2, 2], [3, 4, 5]), [3, 0, 0, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
