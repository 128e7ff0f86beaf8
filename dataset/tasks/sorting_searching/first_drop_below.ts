/*
 * A list of fuel readings never rises. Return the index of the first reading that is strictly
 * below the reserve level, looking at as few readings as halving the range allows, as a pair with
 * the number of readings that were looked at; the index is the length of the list when no reading
 * is below. The reading looked at in a range of indexes from low to high (excluded) is the one at
 * (low + high) // 2.
 */
import assert from 'node:assert/strict'

function first_drop_below(
  readings: readonly number[],
  reserve: number,
): [index: number, looked: number] {
  let low = 0
  let high = readings.length
  let looked = 0
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    looked += 1
    if (readings[middle] < reserve) high = middle
    else low = middle + 1
  }
  return [low, looked]
}

assert.deepStrictEqual(first_drop_below([9, 7, 5, 3], 6), [2, 2])
assert.deepStrictEqual(first_drop_below([9, 7, 5, 3], 5), [3, 2])
assert.deepStrictEqual(first_drop_below([9, 7, 5, 3], 10), [0, 3])
assert.deepStrictEqual(first_drop_below([9, 7, 5, 3], 3), [4, 2])
assert.deepStrictEqual(first_drop_below([], 3), [0, 0])
assert.deepStrictEqual(first_drop_below([5, 5, 5], 5), [3, 2])
assert.deepStrictEqual(first_drop_below([5, 5, 4], 5), [2, 2])
assert.deepStrictEqual(first_drop_below([8], 9), [0, 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
