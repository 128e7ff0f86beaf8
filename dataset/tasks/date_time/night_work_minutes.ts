/*
 * A shift starts at a minute of the day (0 to 1439) and lasts the given number of minutes,
 * possibly past midnight and into further days. Return how many of its minutes fall into the night
 * time, which begins every day at one given minute (included) and ends at another, smaller one on
 * the next day (excluded).
 */
import assert from 'node:assert/strict'

function night_work_minutes(
  start: number,
  duration: number,
  nightBegin: number,
  nightEnd: number,
): number {
  let total = 0
  for (let minute = start; minute < start + duration; minute += 1) {
    const clock = minute % 1440
    if (clock >= nightBegin || clock < nightEnd) total += 1
  }
  return total
}

assert.strictEqual(night_work_minutes(1200, 300, 1320, 360), 180)
assert.strictEqual(night_work_minutes(300, 120, 1320, 360), 60)
assert.strictEqual(night_work_minutes(360, 960, 1320, 360), 0)
assert.strictEqual(night_work_minutes(359, 962, 1320, 360), 2)
assert.strictEqual(night_work_minutes(1320, 480, 1320, 360), 480)
assert.strictEqual(night_work_minutes(1260, 2000, 1320, 360), 960)
assert.strictEqual(night_work_minutes(0, 0, 1320, 360), 0)
assert.strictEqual(night_work_minutes(0, 1440, 1439, 1), 2)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
