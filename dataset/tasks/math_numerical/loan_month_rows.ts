/*
 * Follow a loan month by month in whole cents: interest for a month is the balance times a yearly
 * rate in percent, divided by 1200 and rounded down, and is added before the fixed instalment is
 * paid. Return the list of balances after each payment, the last one 0 because the final payment
 * is cut to what is owed; return None when the first month's interest is at least the instalment.
 * A balance of 0 gives [].
 */
import assert from 'node:assert/strict'

function loan_month_rows(
  balance: number,
  yearlyPercent: number,
  instalment: number,
): number[] | null {
  const rows: number[] = []
  let owed = balance
  while (owed > 0) {
    const interest = Math.floor((owed * yearlyPercent) / 1200)
    if (interest >= instalment) return null
    owed = Math.max(0, owed + interest - instalment)
    rows.push(owed)
  }
  return rows
}

assert.deepStrictEqual(loan_month_rows(1000, 0, 400), [600, 200, 0])
assert.deepStrictEqual(loan_month_rows(1000, 12, 500), [510, 15, 0])
assert.deepStrictEqual(loan_month_rows(120000, 12, 60600), [60600, 606, 0])
assert.strictEqual(loan_month_rows(1000, 12, 10), null)
assert.strictEqual(loan_month_rows(1000, 12, 9), null)
assert.deepStrictEqual(loan_month_rows(100, 12, 101), [0])
assert.deepStrictEqual(loan_month_rows(0, 5, 10), [])
assert.deepStrictEqual(loan_month_rows(1199, 1, 1199), [0])
assert.deepStrictEqual(loan_month_rows(2400, 1, 2401), [1, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
