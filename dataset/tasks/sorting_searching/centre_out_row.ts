/*
 * Arrange the heights of people for a photo with the tallest in the middle: the tallest stands
 * first, the next tallest goes to the right end of the row, the next to the left end, and so on in
 * turn. Return the row from left to right together with the index at which the person who stood
 * first ends up, or None for no people.
 */
import assert from 'node:assert/strict'

function centre_out_row(heights: readonly number[]): [row: number[], first: number] | null {
  const row: number[] = []
  for (const [index, height] of heights.toSorted((one, other) => other - one).entries()) {
    if (index % 2 === 0) row.unshift(height)
    else row.push(height)
  }
  return row.length === 0 ? null : [row, Math.floor((row.length - 1) / 2)]
}

assert.deepStrictEqual(centre_out_row([150, 180, 170]), [[150, 180, 170], 1])
assert.deepStrictEqual(centre_out_row([1, 2, 3, 4]), [[2, 4, 3, 1], 1])
assert.deepStrictEqual(centre_out_row([5, 4, 3, 2, 1]), [[1, 3, 5, 4, 2], 2])
assert.deepStrictEqual(centre_out_row([9, 8]), [[9, 8], 0])
assert.deepStrictEqual(centre_out_row([7]), [[7], 0])
assert.deepStrictEqual(centre_out_row([6, 6, 6]), [[6, 6, 6], 1])
assert.strictEqual(centre_out_row([]), null)
assert.deepStrictEqual(centre_out_row([3, 1, 6, 2, 5, 4, 7]), [[1, 3, 5, 7, 6, 4, 2], 3])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
