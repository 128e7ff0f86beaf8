/*
 * A clock time "HH:MM" is read in one place and wanted in another; the places' offsets from
 * universal time are given as strings such as "+05:30" or "-03:00". Return (clock, days) with the
 * clock time in the other place and -1, 0 or 1 (in rare cases more) for how many days later it is
 * there by the calendar.
 */
import assert from 'node:assert/strict'

function shift_clock_between_zones(
  clock: string,
  source: string,
  target: string,
): [clock: string, days: number] {
  const minutesOf = (text: string): number => {
    const [hours, minutes] = text.split(':').map(Number)
    return hours * 60 + minutes
  }
  const offsetOf = (text: string): number => {
    const size = minutesOf(text.slice(1))
    return text.startsWith('-') ? -size : size
  }
  const moment = minutesOf(clock) - offsetOf(source) + offsetOf(target)
  const days = Math.floor(moment / 1440)
  const rest = moment - days * 1440
  const shown = [Math.floor(rest / 60), rest % 60].map(part => String(part).padStart(2, '0'))
  return [shown.join(':'), days]
}

assert.deepStrictEqual(shift_clock_between_zones('12:00', '+00:00', '+05:30'), ['17:30', 0])
assert.deepStrictEqual(shift_clock_between_zones('12:00', '+05:30', '+00:00'), ['06:30', 0])
assert.deepStrictEqual(shift_clock_between_zones('23:15', '+01:00', '+02:00'), ['00:15', 1])
assert.deepStrictEqual(shift_clock_between_zones('00:30', '+01:00', '+00:00'), ['23:30', -1])
assert.deepStrictEqual(shift_clock_between_zones('08:05', '-03:00', '-03:00'), ['08:05', 0])
assert.deepStrictEqual(shift_clock_between_zones('10:00', '-00:30', '+00:15'), ['10:45', 0])
assert.deepStrictEqual(shift_clock_between_zones('23:00', '-11:00', '+14:00'), ['00:00', 2])
assert.deepStrictEqual(shift_clock_between_zones('22:59', '+00:00', '+01:00'), ['23:59', 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
