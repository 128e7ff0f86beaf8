/*
 * Fill the gaps (None) in a list of meter readings with the last reading before them. A gap longer
 * than the given number of entries is filled only that far and stays None from there on, and gaps
 * before the first reading stay None; return a new list.
 */
import assert from 'node:assert/strict'

type Reading = number | null

function carry_readings_forward(readings: readonly Reading[], longest: number): Reading[] {
  return readings.map((_, index) => {
    const recent = readings.slice(Math.max(0, index - longest), index + 1)
    return recent.findLast(reading => reading !== null) ?? null
  })
}

assert.deepStrictEqual(carry_readings_forward([5, null, 7, null], 3), [5, 5, 7, 7])
assert.deepStrictEqual(carry_readings_forward([5, null, null, null], 2), [5, 5, 5, null])
assert.deepStrictEqual(carry_readings_forward([null, null, 4], 3), [null, null, 4])
assert.deepStrictEqual(carry_readings_forward([5, null, null, 6, null], 1), [5, 5, null, 6, 6])
assert.deepStrictEqual(carry_readings_forward([5, null], 0), [5, null])
assert.deepStrictEqual(carry_readings_forward([0, null], 1), [0, 0])
assert.deepStrictEqual(carry_readings_forward([], 2), [])
assert.deepStrictEqual(carry_readings_forward([1, null, 2, null, null], 2), [1, 1, 2, 2, 2])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
