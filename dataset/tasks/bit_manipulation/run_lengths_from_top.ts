/*
 * Describe the lowest bits of a word, as many as the given width, by the lengths of their runs of
 * equal bits, read from the highest of them down. The list always begins with the length of a run
 * of zeros, which is 0 when the first bit is a one; a width of 0 gives [0].
 */
import assert from 'node:assert/strict'

function run_lengths_from_top(word: number, width: number): number[] {
  const runs = [0]
  let current = 0
  for (let shift = width - 1; shift >= 0; shift -= 1) {
    const bit = (word >> shift) & 1
    if (bit !== current) {
      runs.push(0)
      current = bit
    }
    runs[runs.length - 1] += 1
  }
  return runs
}

assert.deepStrictEqual(run_lengths_from_top(0b00110001, 8), [2, 2, 3, 1])
assert.deepStrictEqual(run_lengths_from_top(0b110, 3), [0, 2, 1])
assert.deepStrictEqual(run_lengths_from_top(0, 5), [5])
assert.deepStrictEqual(run_lengths_from_top(7, 0), [0])
assert.deepStrictEqual(run_lengths_from_top(0b1, 1), [0, 1])
assert.deepStrictEqual(run_lengths_from_top(0b1101, 2), [1, 1])
assert.deepStrictEqual(run_lengths_from_top(0b101, 4), [1, 1, 1, 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
