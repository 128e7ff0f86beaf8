/*
 * Read a piece of text such as "1w 2d 3h 15m" as working minutes, where a week has 5 days and a
 * day 8 hours. The parts are whole numbers directly followed by a unit, separated by single
 * spaces, and come from the largest unit to the smallest without repetition; return None for
 * anything else, including an empty text.
 */
import assert from 'node:assert/strict'

function parse_effort_text(text: string): number | null {
  const match = /^(\d+w)?(?: ?(\d+d))?(?: ?(\d+h))?(?: ?(\d+m))?$/.exec(text)
  const parts = (match ?? []).slice(1).filter(part => part !== undefined)
  if (parts.length === 0 || parts.join(' ') !== text) return null
  const sizes: Record<string, number> = { w: 2400, d: 480, h: 60, m: 1 }
  return parts.reduce((sum, part) => sum + parseInt(part) * sizes[part.slice(-1)], 0)
}

assert.strictEqual(parse_effort_text('1w 2d 3h 15m'), 3555)
assert.strictEqual(parse_effort_text('2d'), 960)
assert.strictEqual(parse_effort_text('90m'), 90)
assert.strictEqual(parse_effort_text('1h30m'), null)
assert.strictEqual(parse_effort_text('3h 2d'), null)
assert.strictEqual(parse_effort_text('1w 30m'), 2430)
assert.strictEqual(parse_effort_text(''), null)
assert.strictEqual(parse_effort_text('2h 5m'), 125)
assert.strictEqual(parse_effort_text('2w  1h'), null)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
