/*
 * A pump fills a pool of the given volume while a leak empties it: every hour the pump adds its
 * rate, and then a tenth of the water in the pool, rounded down, leaks out, but at most the given
 * leak limit. Return the number of hours after which, before the leak of that hour, the pool holds
 * at least its volume, starting empty, or None when that is not the case within the given number
 * of hours.
 */
import assert from 'node:assert/strict'

function hours_to_fill(
  volume: number,
  rate: number,
  leakLimit: number,
  longest: number,
): number | null {
  let level = 0
  for (let hour = 1; hour <= longest; hour += 1) {
    level += rate
    if (level >= volume) return hour
    level -= Math.min(Math.floor(level / 10), leakLimit)
  }
  return null
}

assert.strictEqual(hours_to_fill(100, 30, 50, 9), 4)
assert.strictEqual(hours_to_fill(69, 36, 50, 9), 2)
assert.strictEqual(hours_to_fill(61, 30, 0, 9), 3)
assert.strictEqual(hours_to_fill(57, 30, 50, 9), 2)
assert.strictEqual(hours_to_fill(58, 30, 50, 9), 3)
assert.strictEqual(hours_to_fill(58, 30, 2, 9), 2)
assert.strictEqual(hours_to_fill(59, 30, 2, 9), 3)
assert.strictEqual(hours_to_fill(100, 10, 50, 9), null)
assert.strictEqual(hours_to_fill(60, 30, 0, 1), null)
assert.strictEqual(hours_to_fill(30, 30, 3, 1), 1)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
