/*
 * Turn (account, amount) bookings into rows (account, amount, balance) with the account's balance
 * after the booking, all accounts starting at 0. A booking that would take a balance below minus
 * the credit limit is refused: its row shows the unchanged balance and an amount of 0.
 */
import assert from 'node:assert/strict'

type Row = [account: string, amount: number, balance: number]

function running_account_rows(
  bookings: readonly (readonly [account: string, amount: number])[],
  credit: number,
): Row[] {
  const balances = new Map<string, number>()
  return bookings.map(([account, amount]) => {
    const before = balances.get(account) ?? 0
    const booked = before + amount < -credit ? 0 : amount
    balances.set(account, before + booked)
    return [account, booked, before + booked]
  })
}

assert.deepStrictEqual(
  running_account_rows([['a', 5], ['a', -2]], 0),
  [['a', 5, 5], ['a', -2, 3]],
)
assert.deepStrictEqual(
  running_account_rows([['a', 5], ['b', 1], ['a', 1]], 0),
  [['a', 5, 5], ['b', 1, 1], ['a', 1, 6]],
)
assert.deepStrictEqual(running_account_rows([['a', -10]], 10), [['a', -10, -10]])
assert.deepStrictEqual(running_account_rows([['a', -11]], 10), [['a', 0, 0]])
assert.deepStrictEqual(
  running_account_rows([['a', 3], ['a', -4], ['a', -3]], 0),
  [['a', 3, 3], ['a', 0, 3], ['a', -3, 0]],
)
assert.deepStrictEqual(running_account_rows([], 5), [])
assert.deepStrictEqual(
  running_account_rows([['a', -1], ['a', -1], ['a', -1]], 2),
  [['a', -1, -1], ['a', -1, -2], ['a', 0, -2]],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
