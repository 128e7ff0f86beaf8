/*
 * Smooth a list of whole numbers: every entry becomes the mean, rounded down, of the entries at
 * most the given reach away from it on either side, the entry itself included. Near the ends only
 * the entries that exist take part, a negative reach counts as 0, and None entries stay None and
 * take part in no mean.
 */
import assert from 'node:assert/strict'

function centered_means(values: readonly (number | null)[], reach: number): (number | null)[] {
  const width = Math.max(0, reach)
  return values.map((value, index) => {
    if (value === null) return null
    const nearby = values.slice(Math.max(0, index - width), index + width + 1)
    const known = nearby.filter(other => other !== null)
    return Math.floor(known.reduce((sum, other) => sum + other, 0) / known.length)
  })
}

assert.deepStrictEqual(centered_means([3, 6, 9, 30], 1), [4, 6, 15, 19])
assert.deepStrictEqual(centered_means([3, 6, 9, 30], 0), [3, 6, 9, 30])
assert.deepStrictEqual(centered_means([3, 6, 9, 30], -1), [3, 6, 9, 30])
assert.deepStrictEqual(centered_means([1, null, 4, 8], 1), [1, null, 6, 6])
assert.deepStrictEqual(centered_means([0, 10, 20, 30, 100], 2), [10, 15, 32, 40, 50])
assert.deepStrictEqual(centered_means([], 2), [])
assert.deepStrictEqual(centered_means([-3, 0], 1), [-2, -2])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
