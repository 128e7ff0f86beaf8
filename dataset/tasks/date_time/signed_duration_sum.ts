/*
 * Add up durations such as "1:30", "-0:45" or "12:05" (hours and two-digit minutes, optionally
 * with a sign "-" or "+") and return the sum in the same form, "-" only for a negative sum and
 * never "+", with hours written without leading zeros. A duration with more than 59 minutes or of
 * another form makes the result None; no durations give "0:00".
 */
import assert from 'node:assert/strict'

function signed_duration_sum(durations: readonly string[]): string | null {
  let total = 0
  for (const duration of durations) {
    const match = /^([-+]?)([0-9]+):([0-5][0-9])$/.exec(duration)
    if (match === null) return null
    const size = Number(match[2]) * 60 + Number(match[3])
    total += match[1] === '-' ? -size : size
  }
  const size = Math.abs(total)
  const minutes = String(size % 60).padStart(2, '0')
  return `${total < 0 ? '-' : ''}${Math.floor(size / 60)}:${minutes}`
}

assert.strictEqual(signed_duration_sum(['1:30', '0:45']), '2:15')
assert.strictEqual(signed_duration_sum(['1:30', '-2:00']), '-0:30')
assert.strictEqual(signed_duration_sum(['+0:59', '0:01']), '1:00')
assert.strictEqual(signed_duration_sum(['10:05', '-10:05']), '0:00')
assert.strictEqual(signed_duration_sum([]), '0:00')
assert.strictEqual(signed_duration_sum(['1:60']), null)
assert.strictEqual(signed_duration_sum(['1:5']), null)
assert.strictEqual(signed_duration_sum(['0:00', '-0:01']), '-0:01')
assert.strictEqual(signed_duration_sum(['007:09']), '7:09')
assert.strictEqual(signed_duration_sum(['77:09']), '77:09')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
