/*
 * A meter shows a fixed number of decimal digits and starts again at 0 after its highest number.
 * From a list of readings in order of time return the total that was consumed, where a reading
 * below the one before it means that the meter went past its highest number once in between.
 * Return None when a reading is negative or has more digits than the meter; fewer than two
 * readings consume 0.
 */
import assert from 'node:assert/strict'

function metered_use(readings: readonly number[], digits: number): number | null {
  const span = 10 ** digits
  if (readings.some(reading => reading < 0 || reading >= span)) return null
  let used = 0
  for (let index = 1; index < readings.length; index += 1) {
    const rise = readings[index] - readings[index - 1]
    used += rise < 0 ? rise + span : rise
  }
  return used
}

assert.strictEqual(metered_use([100, 250, 260], 4), 160)
assert.strictEqual(metered_use([9990, 5], 4), 15)
assert.strictEqual(metered_use([0, 999], 3), 999)
assert.strictEqual(metered_use([5, 5], 3), 0)
assert.strictEqual(metered_use([90, 10, 95, 3], 2), 113)
assert.strictEqual(metered_use([10, 1000], 3), null)
assert.strictEqual(metered_use([-1], 3), null)
assert.strictEqual(metered_use([0], 1), 0)
assert.strictEqual(metered_use([], 2), 0)
assert.strictEqual(metered_use([5, 4], 6), 999999)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
