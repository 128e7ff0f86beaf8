/*
 * Rows are (group, name, amount) and rows of the same group stand together. Return a new list in
 * which each group is followed by a row (group, "subtotal", sum) unless it has only one row, and
 * the whole list by a row ("", "total", sum of all amounts), which is there even when there are no
 * rows at all.
 */
import assert from 'node:assert/strict'

type Row = [group: string, name: string, amount: number]

function rows_with_subtotals(rows: readonly Readonly<Row>[]): Row[] {
  const result: Row[] = []
  let total = 0
  let subtotal = 0
  let size = 0
  for (const [index, [group, name, amount]] of rows.entries()) {
    result.push([group, name, amount])
    total += amount
    subtotal += amount
    size += 1
    if (rows[index + 1]?.[0] === group) continue
    if (size > 1) result.push([group, 'subtotal', subtotal])
    subtotal = 0
    size = 0
  }
  return [...result, ['', 'total', total]]
}

assert.deepStrictEqual(
  rows_with_subtotals([['a', 'x', 1], ['a', 'y', 2], ['b', 'z', 4]]),
  [['a', 'x', 1], ['a', 'y', 2], ['a', 'subtotal', 3], ['b', 'z', 4], ['', 'total', 7]],
)
assert.deepStrictEqual(rows_with_subtotals([]), [['', 'total', 0]])
assert.deepStrictEqual(rows_with_subtotals([['a', 'x', 5]]), [['a', 'x', 5], ['', 'total', 5]])
assert.deepStrictEqual(
  rows_with_subtotals([['b', 'x', 5], ['a', 'x', 6], ['a', 'x', 7]]),
  [['b', 'x', 5], ['a', 'x', 6], ['a', 'x', 7], ['a', 'subtotal', 13], ['', 'total', 18]],
)
assert.deepStrictEqual(
  rows_with_subtotals([['a', 'x', 1], ['a', 'y', -1]]),
  [['a', 'x', 1], ['a', 'y', -1], ['a', 'subtotal', 0], ['', 'total', 0]],
)
assert.deepStrictEqual(
  rows_with_subtotals([['a', 'p', 1], ['a', 'q', 1], ['a', 'r', 1]])[3],
  ['a', 'subtotal', 3],
)
assert.strictEqual(rows_with_subtotals([['a', 'p', 1], ['b', 'q', 1], ['c', 'r', 1]]).length, 4)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
