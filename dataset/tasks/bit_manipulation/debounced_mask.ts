/*
 * Filter the readings of a row of switches, one bit per switch, starting from a state of all
 * zeros. A switch changes its state as soon as its reading has differed from that state in the
 * needed number of consecutive readings (at least 1), after which counting starts afresh. Return
 * the final state word; switches at or above the given width stay 0.
 */
import assert from 'node:assert/strict'

function debounced_mask(readings: readonly number[], width: number, needed: number): number {
  const counts = new Array<number>(width).fill(0)
  let state = 0
  for (const reading of readings) {
    for (const [position, count] of counts.entries()) {
      const bit = 1 << position
      const differs = ((reading ^ state) & bit) !== 0
      counts[position] = differs ? count + 1 : 0
      if (counts[position] === needed) {
        state ^= bit
        counts[position] = 0
      }
    }
  }
  return state
}

assert.strictEqual(debounced_mask([0b01, 0b01, 0b10], 2, 2), 0b01)
assert.strictEqual(debounced_mask([0b1, 0b0, 0b1], 1, 2), 0)
assert.strictEqual(debounced_mask([0, 0, 0, 1, 1, 0], 1, 2), 1)
assert.strictEqual(debounced_mask([0b1, 0b1, 0b1, 0b0, 0b0], 1, 2), 0)
assert.strictEqual(debounced_mask([0b1110, 0b1111], 2, 2), 0b10)
assert.strictEqual(debounced_mask([3, 6], 3, 1), 6)
assert.strictEqual(debounced_mask([], 4, 1), 0)
assert.strictEqual(debounced_mask([3, 2, 6], 3, 1), 6)
assert.strictEqual(debounced_mask([4, 4, 6, 6], 3, 2), 6)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
