/*
 * A door lock reads a string of digits. It opens when the last digits read since the last reset
 * are the code, which resets them; a "*" resets them too, and after a given number of digits in a
 * row that did not open it, it is blocked for good. Return the events "open" and "blocked" in
 * order; nothing follows "blocked", and the count of digits in a row starts again at every reset.
 */
import assert from 'node:assert/strict'

function door_lock_events(keys: string, code: string, limit: number): string[] {
  const events: string[] = []
  let typed = ''
  for (const key of keys) {
    typed = key === '*' ? '' : typed + key
    if (typed.endsWith(code)) {
      events.push('open')
      typed = ''
    } else if (typed.length >= limit) {
      return [...events, 'blocked']
    }
  }
  return events
}

assert.deepStrictEqual(door_lock_events('1234', '1234', 6), ['open'])
assert.deepStrictEqual(door_lock_events('991234', '1234', 6), ['open'])
assert.deepStrictEqual(door_lock_events('9991234', '1234', 6), ['blocked'])
assert.deepStrictEqual(door_lock_events('99*1234', '1234', 4), ['open'])
assert.deepStrictEqual(door_lock_events('12*34', '1234', 4), [])
assert.deepStrictEqual(door_lock_events('121212', '12', 3), ['open', 'open', 'open'])
assert.deepStrictEqual(door_lock_events('12999912', '12', 4), ['open', 'blocked'])
assert.deepStrictEqual(door_lock_events('555', '12', 3), ['blocked'])
assert.deepStrictEqual(door_lock_events('55', '12', 3), [])
assert.deepStrictEqual(door_lock_events('', '1', 1), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
