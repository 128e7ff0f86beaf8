/*
 * A shop's opening hours are a dict from weekday (Monday is 0) to a list of ascending (open,
 * close) minutes of that day, open included and close excluded; weekdays without an entry are
 * closed. For a weekday and a minute return (days, minute) of the first moment, not before the
 * given one, at which the shop is open, where days counts from the given weekday; return None if
 * that is more than the given number of days ahead.
 */
import assert from 'node:assert/strict'

type Hours = Readonly<Record<number, readonly (readonly [open: number, close: number])[]>>

function next_open_minute(
  hours: Hours,
  weekday: number,
  minute: number,
  days: number,
): [days: number, minute: number] | null {
  let earliest = minute
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const spans = hours[(weekday + ahead) % 7] ?? []
    const next = spans.find(([, close]) => earliest < close)
    if (next !== undefined) return [ahead, Math.max(earliest, next[0])]
    earliest = 0
  }
  return null
}

assert.deepStrictEqual(next_open_minute({ 0: [[540, 720], [780, 1080]] }, 0, 600, 3), [0, 600])
assert.deepStrictEqual(next_open_minute({ 0: [[540, 720], [780, 1080]] }, 0, 500, 0), [0, 540])
assert.deepStrictEqual(next_open_minute({ 0: [[540, 720], [780, 1080]] }, 0, 719, 3), [0, 719])
assert.deepStrictEqual(next_open_minute({ 0: [[540, 720], [780, 1080]] }, 0, 720, 3), [0, 780])
assert.deepStrictEqual(
  next_open_minute({ 0: [[540, 720]], 3: [[600, 660]] }, 0, 900, 3),
  [3, 600],
)
assert.strictEqual(next_open_minute({ 0: [[540, 720]], 3: [[600, 660]] }, 0, 900, 2), null)
assert.deepStrictEqual(next_open_minute({ 5: [[0, 60]], 1: [[0, 120]] }, 5, 60, 6), [3, 0])
assert.deepStrictEqual(next_open_minute({ 2: [[540, 720]] }, 2, 800, 7), [7, 540])
assert.strictEqual(next_open_minute({}, 4, 0, 9), null)

const EQUIVALENT = {
  'earliest = [-0-]{+-1+}':
    'A span of any day begins at minute 0 or later and ends after that.',
}

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
