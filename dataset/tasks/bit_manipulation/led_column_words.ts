/*
 * A LED matrix is given as a list of row words of a fixed width, where the highest of those bits
 * is the leftmost lamp. Return the list of column words from left to right, each with the lamp of
 * the first row in its highest bit; bits of a row beyond the width are ignored, and without rows
 * every column word is 0.
 */
import assert from 'node:assert/strict'

function led_column_words(rows: readonly number[], width: number): number[] {
  const columns: number[] = []
  for (let shift = width - 1; shift >= 0; shift -= 1) {
    columns.push(rows.reduce((column, row) => column * 2 + ((row >> shift) % 2), 0))
  }
  return columns
}

assert.deepStrictEqual(led_column_words([0b110, 0b011], 3), [0b10, 0b11, 0b01])
assert.deepStrictEqual(led_column_words([0b1000, 0b0000, 0b0001], 4), [0b100, 0, 0, 0b001])
assert.deepStrictEqual(led_column_words([0b1111], 4), [1, 1, 1, 1])
assert.deepStrictEqual(led_column_words([0b1101], 2), [0, 1])
assert.deepStrictEqual(led_column_words([], 2), [0, 0])
assert.deepStrictEqual(led_column_words([5], 0), [])
assert.deepStrictEqual(led_column_words([1, 1, 0, 1], 1), [0b1101])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
