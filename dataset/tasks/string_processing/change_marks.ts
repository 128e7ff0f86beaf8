/*
 * Mark where two texts differ: return a line with "^" below each position at which the second text
 * has another character than the first, "+" below positions beyond the end of the first text, "-"
 * below positions beyond the end of the second, and spaces elsewhere, without spaces at its end.
 * Positions are compared one by one; letters that differ only in case get "~" instead of "^".
 */
import assert from 'node:assert/strict'

function change_marks(first: string, second: string): string {
  const mark = (before: string | undefined, after: string | undefined): string => {
    if (before === after) return ' '
    if (before === undefined) return '+'
    if (after === undefined) return '-'
    return before.toLowerCase() === after.toLowerCase() ? '~' : '^'
  }
  const length = Math.max(first.length, second.length)
  const marks = Array.from({ length }, (_, index) => mark(first[index], second[index]))
  return marks.join('').trimEnd()
}

assert.strictEqual(change_marks('cat', 'car'), '  ^')
assert.strictEqual(change_marks('cat', 'Cat'), '~')
assert.strictEqual(change_marks('cat', 'cats!'), '   ++')
assert.strictEqual(change_marks('cats', 'ca'), '  --')
assert.strictEqual(change_marks('same', 'same'), '')
assert.strictEqual(change_marks('a-b-c', 'A+b-C'), '~^  ~')
assert.strictEqual(change_marks('', ''), '')
assert.strictEqual(change_marks('', 'ab'), '++')
assert.strictEqual(change_marks('xyz', ''), '---')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
