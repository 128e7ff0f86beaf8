/*
 * Write a number of minutes since midnight as a clock label such as "9:05 am" with hours from 1 to
 * 12, "am" before noon and "pm" from noon on. Exactly noon is "noon" and exactly midnight
 * "midnight"; numbers from other days count too, so that 1440 is midnight again and -1 is "11:59
 * pm".
 */
import assert from 'node:assert/strict'

function twelve_hour_label(minutes: number): string {
  const clock = ((minutes % 1440) + 1440) % 1440
  if (clock === 0) return 'midnight'
  if (clock === 720) return 'noon'
  const hour = Math.floor(clock / 60)
  const shown = hour % 12 === 0 ? 12 : hour % 12
  const minute = String(clock % 60).padStart(2, '0')
  return `${shown}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

assert.strictEqual(twelve_hour_label(545), '9:05 am')
assert.strictEqual(twelve_hour_label(0), 'midnight')
assert.strictEqual(twelve_hour_label(720), 'noon')
assert.strictEqual(twelve_hour_label(721), '12:01 pm')
assert.strictEqual(twelve_hour_label(719), '11:59 am')
assert.strictEqual(twelve_hour_label(1), '12:01 am')
assert.strictEqual(twelve_hour_label(-1), '11:59 pm')
assert.strictEqual(twelve_hour_label(1440), 'midnight')
assert.strictEqual(twelve_hour_label(1440 + 60), '1:00 am')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
