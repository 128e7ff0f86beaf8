/*
 * Before a list of bits is sent over a line, a 0 is inserted after every run of the given number
 * of ones, even at the end, and counting starts again after it; a 0 in the data ends a run. Return
 * (list of bits to send, number of inserted bits), or None when the list holds anything but 0 and
 * 1.
 */
import assert from 'node:assert/strict'

function stuffed_line_bits(bits: readonly number[], run: number): [number[], number] | null {
  const sent: number[] = []
  let ones = 0
  let inserted = 0
  for (const bit of bits) {
    if (bit !== 0 && bit !== 1) return null
    sent.push(bit)
    ones = bit === 1 ? ones + 1 : 0
    if (ones === run) {
      sent.push(0)
      inserted += 1
      ones = 0
    }
  }
  return [sent, inserted]
}

assert.deepStrictEqual(stuffed_line_bits([1, 1, 1, 0, 1], 3), [[1, 1, 1, 0, 0, 1], 1])
assert.deepStrictEqual(stuffed_line_bits([1, 1, 0, 1, 1], 3), [[1, 1, 0, 1, 1], 0])
assert.deepStrictEqual(stuffed_line_bits([1, 1, 1, 1], 2), [[1, 1, 0, 1, 1, 0], 2])
assert.deepStrictEqual(stuffed_line_bits([], 2), [[], 0])
assert.strictEqual(stuffed_line_bits([0, 2], 2), null)
assert.strictEqual(stuffed_line_bits([1, -1, 0], 3), null)
assert.deepStrictEqual(stuffed_line_bits([0, 0, 1], 1), [[0, 0, 1, 0], 1])
assert.deepStrictEqual(stuffed_line_bits([1, 1, 1], 4), [[1, 1, 1], 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
