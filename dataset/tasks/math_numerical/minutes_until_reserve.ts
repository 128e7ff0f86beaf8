/*
 * A battery loses power by a list of (minutes, loss per minute) activities, done in order. Return
 * the minutes after which its level first reaches the reserve or falls below it, counted in whole
 * minutes from the start, or None when it stays above the reserve; a battery that starts at or
 * below the reserve gives 0. Levels and losses are whole tenths of a percent, and losses are not
 * negative.
 */
import assert from 'node:assert/strict'

function minutes_until_reserve(
  level: number,
  reserve: number,
  activities: readonly (readonly [minutes: number, loss: number])[],
): number | null {
  let spare = level - reserve
  if (spare <= 0) return 0
  let passed = 0
  for (const [minutes, loss] of activities) {
    if (loss * minutes >= spare) return passed + Math.ceil(spare / loss)
    spare -= loss * minutes
    passed += minutes
  }
  return null
}

assert.strictEqual(minutes_until_reserve(500, 200, [[20, 10], [100, 5]]), 40)
assert.strictEqual(minutes_until_reserve(500, 200, [[30, 10]]), 30)
assert.strictEqual(minutes_until_reserve(500, 200, [[29, 10]]), null)
assert.strictEqual(minutes_until_reserve(500, 200, [[29, 10], [0, 9], [9, 7]]), 31)
assert.strictEqual(minutes_until_reserve(200, 200, []), 0)
assert.strictEqual(minutes_until_reserve(195, 200, [[4, 1]]), 0)
assert.strictEqual(minutes_until_reserve(210, 200, [[9, 0], [3, 4]]), 12)
assert.strictEqual(minutes_until_reserve(201, 200, [[3, 0], [6, 1]]), 4)
assert.strictEqual(minutes_until_reserve(201, 200, []), null)
assert.strictEqual(minutes_until_reserve(10, 0, [[1, 10]]), 1)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
