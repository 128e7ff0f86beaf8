/*
 * Return where the cursor of a text window stands, as (row, column) from (0, 0), after a text was
 * written: a line feed moves one row down and keeps the column, a carriage return goes to column
 * 0, a backspace one column to the left but not beyond column 0, and a tab to the next column that
 * is a multiple of 8. Any other character moves one column to the right; whenever the column would
 * reach the width, the cursor goes to column 0 of the next row.
 */
import assert from 'node:assert/strict'

function cursor_after_output(text: string, width: number): [row: number, column: number] {
  let row = 0
  let column = 0
  for (const character of text) {
    switch (character) {
      case '\n':
        row += 1
        break
      case '\r':
        column = 0
        break
      case '\b':
        column = Math.max(0, column - 1)
        break
      default:
        column += character === '\t' ? 8 - (column % 8) : 1
        if (column >= width) {
          column = 0
          row += 1
        }
    }
  }
  return [row, column]
}

assert.deepStrictEqual(cursor_after_output('abc', 80), [0, 3])
assert.deepStrictEqual(cursor_after_output('ab\ncd', 80), [1, 4])
assert.deepStrictEqual(cursor_after_output('ab\r\nc', 80), [1, 1])
assert.deepStrictEqual(cursor_after_output('ab\x08c\x08', 80), [0, 1])
assert.deepStrictEqual(cursor_after_output('\x08\x08x', 80), [0, 1])
assert.deepStrictEqual(cursor_after_output('abcde', 5), [1, 0])
assert.deepStrictEqual(cursor_after_output('abcdefgh\tx', 80), [0, 17])
assert.deepStrictEqual(cursor_after_output('abc\t', 80), [0, 8])
assert.deepStrictEqual(cursor_after_output('\t\t\ta', 20), [1, 1])
assert.deepStrictEqual(cursor_after_output('abcdefg', 3), [2, 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
