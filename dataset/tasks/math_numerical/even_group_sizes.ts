/*
 * Divide a number of pupils into groups as equal as possible, with no group larger than the given
 * maximum and as few groups as that allows. Return the list of group sizes, larger groups first;
 * no pupils give an empty list, and a maximum below 1 gives None.
 */
import assert from 'node:assert/strict'

function even_group_sizes(pupils: number, maximum: number): number[] | null {
  if (maximum < 1) return null
  const groups = Math.ceil(pupils / maximum)
  const small = Math.floor(pupils / groups)
  const larger = pupils % groups
  return Array.from({ length: groups }, (_, index) => (index < larger ? small + 1 : small))
}

assert.deepStrictEqual(even_group_sizes(23, 6), [6, 6, 6, 5])
assert.deepStrictEqual(even_group_sizes(24, 6), [6, 6, 6, 6])
assert.deepStrictEqual(even_group_sizes(25, 6), [5, 5, 5, 5, 5])
assert.deepStrictEqual(even_group_sizes(7, 5), [4, 3])
assert.deepStrictEqual(even_group_sizes(3, 1), [1, 1, 1])
assert.deepStrictEqual(even_group_sizes(4, 9), [4])
assert.deepStrictEqual(even_group_sizes(0, 3), [])
assert.strictEqual(even_group_sizes(5, 0), null)
assert.deepStrictEqual(even_group_sizes(13, 5), [5, 4, 4])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
