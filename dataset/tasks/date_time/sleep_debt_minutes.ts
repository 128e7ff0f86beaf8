/*
 * Nights are (bedtime, wake-up) pairs of "HH:MM" texts, where a wake-up time not later than the
 * bedtime is on the next day. Compare each night with the needed minutes: every missing minute
 * adds two minutes to a debt that starts at 0, every minute of extra sleep takes one minute off
 * it, and the debt never gets below 0; return the debt after the last night.
 */
import assert from 'node:assert/strict'

function sleep_debt_minutes(
  nights: readonly (readonly [bedtime: string, wake: string])[],
  needed: number,
): number {
  const minutes = (clock: string): number => {
    const [hour, minute] = clock.split(':').map(Number)
    return hour * 60 + minute
  }
  return nights.reduce((debt, [bedtime, wake]) => {
    const stretch = minutes(wake) - minutes(bedtime)
    const slept = stretch > 0 ? stretch : stretch + 1440
    const missing = needed - slept
    return Math.max(0, debt + missing + Math.max(0, missing))
  }, 0)
}

assert.strictEqual(sleep_debt_minutes([['23:00', '06:30']], 480), 60)
assert.strictEqual(sleep_debt_minutes([['22:00', '05:00'], ['21:30', '07:00']], 480), 30)
assert.strictEqual(sleep_debt_minutes([['01:15', '08:15']], 480), 120)
assert.strictEqual(sleep_debt_minutes([['23:00', '07:00']], 480), 0)
assert.strictEqual(sleep_debt_minutes([['20:00', '08:00'], ['23:00', '06:59']], 480), 2)
assert.strictEqual(sleep_debt_minutes([['23:00', '06:50'], ['23:00', '07:05']], 480), 15)
assert.strictEqual(sleep_debt_minutes([['10:00', '10:00']], 1500), 120)
assert.strictEqual(sleep_debt_minutes([], 480), 0)
assert.strictEqual(sleep_debt_minutes([['09:59', '10:00']], 480), 958)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
