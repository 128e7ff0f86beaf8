/*
 * Join neighbouring (account, amount) rows of a ledger that have the same account into one row
 * with the sum of their amounts; rows of the same account that are not neighbours stay apart. A
 * joined sum of 0 removes the row, but the rows around it are not joined with each other because
 * of that.
 */
import assert from 'node:assert/strict'

type Row = [account: string, amount: number]

function collapse_ledger_rows(rows: readonly Readonly<Row>[]): Row[] {
  const joined: Row[] = []
  for (const [account, amount] of rows) {
    const last = joined.at(-1)
    if (last?.[0] === account) last[1] += amount
    else joined.push([account, amount])
  }
  return joined.filter(([, amount]) => amount !== 0)
}

assert.deepStrictEqual(
  collapse_ledger_rows([['a', 2], ['a', 3], ['b', 1]]),
  [['a', 5], ['b', 1]],
)
assert.deepStrictEqual(
  collapse_ledger_rows([['a', 2], ['b', 3], ['a', 4]]),
  [['a', 2], ['b', 3], ['a', 4]],
)
assert.deepStrictEqual(collapse_ledger_rows([['a', 2], ['a', -2], ['b', 1]]), [['b', 1]])
assert.deepStrictEqual(
  collapse_ledger_rows([['a', 1], ['b', 5], ['b', -5], ['a', 1]]),
  [['a', 1], ['a', 1]],
)
assert.deepStrictEqual(collapse_ledger_rows([]), [])
assert.deepStrictEqual(collapse_ledger_rows([['a', 0]]), [])
assert.deepStrictEqual(
  collapse_ledger_rows([['a', 1], ['a', 1], ['a', 1], ['b', -1]]),
  [['a', 3], ['b', -1]],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
