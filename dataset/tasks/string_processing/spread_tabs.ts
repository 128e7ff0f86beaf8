/*
 * Replace each tab of a line by spaces up to the next tab stop; the stops are columns in ascending
 * order, counted from 0, and a tab at or beyond the last stop becomes one space. A tab exactly on
 * a stop moves on to the next one, and characters other than tabs take one column each.
 */
import assert from 'node:assert/strict'

function spread_tabs(line: string, stops: readonly number[]): string {
  let spread = ''
  for (const character of line) {
    const width = spread.length
    const stop = stops.find(column => column > width) ?? width + 1
    spread = character === '\t' ? spread.padEnd(stop) : spread + character
  }
  return spread
}

assert.strictEqual(spread_tabs('a\tb', [4, 8]), 'a   b')
assert.strictEqual(spread_tabs('abcd\te', [4, 8]), 'abcd    e')
assert.strictEqual(spread_tabs('abc\te', [4, 8]), 'abc e')
assert.strictEqual(spread_tabs('a\tb\tc', [3, 5]), 'a  b c')
assert.strictEqual(spread_tabs('a\t\tb', [3, 9]), 'a        b')
assert.strictEqual(spread_tabs('abcdefgh\ti\tj', [4, 8]), 'abcdefgh i j')
assert.strictEqual(spread_tabs('\tx', [2]), '  x')
assert.strictEqual(spread_tabs('x\ty', []), 'x y')
assert.strictEqual(spread_tabs('plain', [1, 2]), 'plain')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
