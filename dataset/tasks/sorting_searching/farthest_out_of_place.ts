/*
 * Find the entry of a list that would move farthest if the list were sorted in ascending order,
 * equal values keeping their order. Return (move, index) with the number of places it moves,
 * negative for a move towards the front, and its present index, the first such entry when several
 * move equally far in either direction; an empty list gives None.
 */
import assert from 'node:assert/strict'

function farthest_out_of_place(values: readonly number[]): [move: number, index: number] | null {
  const order = [...values.keys()].sort((one, other) => values[one] - values[other])
  let longest: [number, number] | null = null
  for (const index of values.keys()) {
    const move = order.indexOf(index) - index
    if (longest === null || Math.abs(move) > Math.abs(longest[0])) longest = [move, index]
  }
  return longest
}

assert.deepStrictEqual(farthest_out_of_place([1, 5, 2, 3, 4]), [3, 1])
assert.deepStrictEqual(farthest_out_of_place([2, 3, 4, 1]), [-3, 3])
assert.deepStrictEqual(farthest_out_of_place([1, 2, 3]), [0, 0])
assert.deepStrictEqual(farthest_out_of_place([2, 1]), [1, 0])
assert.deepStrictEqual(farthest_out_of_place([7, 7, 7, 1, 9]), [-3, 3])
assert.strictEqual(farthest_out_of_place([]), null)
assert.deepStrictEqual(farthest_out_of_place([4]), [0, 0])
assert.deepStrictEqual(farthest_out_of_place([1, 3, 2, 5, 4]), [1, 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
