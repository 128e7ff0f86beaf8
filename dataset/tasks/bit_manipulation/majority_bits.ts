/*
 * Combine several readings of the same word: each of the given number of low bits of the result
 * has the value that more than half of the readings show at this place, and when both values are
 * equally frequent, the value in the tie word. Without readings the result is the tie word, cut to
 * the given number of bits.
 */
import assert from 'node:assert/strict'

function majority_bits(readings: readonly number[], width: number, tie: number): number {
  let result = 0
  for (let bit = 1; bit < 1 << width; bit <<= 1) {
    const ones = readings.filter(reading => (reading & bit) !== 0).length
    const zeros = readings.length - ones
    if (ones > zeros || (ones === zeros && (tie & bit) !== 0)) result += bit
  }
  return result
}

assert.strictEqual(majority_bits([0b110, 0b011, 0b010], 3, 0), 0b010)
assert.strictEqual(majority_bits([0b101, 0b100, 0b001], 3, 0), 0b101)
assert.strictEqual(majority_bits([0b01, 0b10], 2, 0b10), 0b10)
assert.strictEqual(majority_bits([0b11, 0b00], 2, 0b01), 0b01)
assert.strictEqual(majority_bits([], 2, 0b110), 0b10)
assert.strictEqual(majority_bits([0b111], 2, 0), 0b11)
assert.strictEqual(majority_bits([0b000], 3, 0b111), 0)
assert.strictEqual(majority_bits([5, 5, 2, 2, 7], 3, 0), 0b111)
assert.strictEqual(majority_bits([0b1010], 4, 0), 0b1010)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
