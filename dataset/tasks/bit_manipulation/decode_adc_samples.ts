/*
 * Turn raw converter words into signed samples: only the given number of low bits of each word
 * count, and they are in two's complement. A sample at the lowest or at the highest representable
 * value is saturated and becomes None; a bit count below 1 gives an empty list.
 */
import assert from 'node:assert/strict'

function decode_adc_samples(words: readonly number[], bits: number): (number | null)[] {
  if (bits < 1) return []
  const half = 1 << (bits - 1)
  return words.map(word => {
    const low = word & (2 * half - 1)
    const value = low >= half ? low - 2 * half : low
    return value === -half || value === half - 1 ? null : value
  })
}

assert.deepStrictEqual(decode_adc_samples([0b0001, 0b1111, 0b1001], 4), [1, -1, -7])
assert.deepStrictEqual(decode_adc_samples([0b0111, 0b1000], 4), [null, null])
assert.deepStrictEqual(decode_adc_samples([0b0110, 0b110101], 4), [6, 5])
assert.deepStrictEqual(decode_adc_samples([0, 1], 1), [null, null])
assert.deepStrictEqual(decode_adc_samples([3], 0), [])
assert.deepStrictEqual(decode_adc_samples([], 8), [])
assert.deepStrictEqual(decode_adc_samples([0x80, 0x81, 0x7E, 0xFE], 8), [null, -127, 126, -2])
assert.deepStrictEqual(decode_adc_samples([0, 1, 2, 3], 2), [0, null, null, -1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
