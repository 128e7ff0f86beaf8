/*
 * An amount in whole cents is changed through a chain of currencies: each step is (num, den, fee)
 * and first takes the fee off, then multiplies what is left by num / den and rounds down. Return
 * the list of amounts after each step; as soon as the fee is not smaller than the amount, the list
 * ends with 0 and the remaining steps are left out.
 */
import assert from 'node:assert/strict'

type Exchange = readonly [num: number, den: number, fee: number]

function exchange_chain(amount: number, steps: readonly Exchange[]): number[] {
  const amounts: number[] = []
  let current = amount
  for (const [num, den, fee] of steps) {
    if (fee >= current) return [...amounts, 0]
    current = Math.floor(((current - fee) * num) / den)
    amounts.push(current)
  }
  return amounts
}

assert.deepStrictEqual(exchange_chain(1000, [[11, 10, 0]]), [1100])
assert.deepStrictEqual(exchange_chain(1000, [[11, 10, 100], [1, 2, 0]]), [990, 495])
assert.deepStrictEqual(exchange_chain(100, [[1, 3, 1]]), [33])
assert.deepStrictEqual(exchange_chain(101, [[1, 3, 0]]), [33])
assert.deepStrictEqual(exchange_chain(100, [[1, 1, 100], [2, 1, 0]]), [0])
assert.deepStrictEqual(exchange_chain(100, [[5, 1, 99], [1, 1, 0]]), [5, 5])
assert.deepStrictEqual(exchange_chain(100, [[1, 2, 0], [1, 1, 60], [9, 1, 0]]), [50, 0])
assert.deepStrictEqual(exchange_chain(7, []), [])
assert.deepStrictEqual(exchange_chain(10, [[1, 20, 0], [3, 1, 0]]), [0, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
