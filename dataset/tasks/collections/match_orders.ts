/*
 * Match purchase and sale orders, both given as (name, price) lists: again and again the highest
 * remaining purchase meets the lowest remaining sale as long as the purchase price is not below
 * the sale price. Among equal prices the order that comes first in its list goes first; return the
 * list of (buyer, seller) pairs in the order of matching.
 */
import assert from 'node:assert/strict'

type Order = readonly [name: string, price: number]

function match_orders(purchases: readonly Order[], sales: readonly Order[]): [string, string][] {
  const buyers = purchases.toSorted((one, other) => other[1] - one[1])
  const sellers = sales.toSorted((one, other) => one[1] - other[1])
  const pairs: [string, string][] = []
  for (const [index, [buyer, offered]] of buyers.entries()) {
    const seller = sellers[index]
    if (seller === undefined || offered < seller[1]) break
    pairs.push([buyer, seller[0]])
  }
  return pairs
}

assert.deepStrictEqual(
  match_orders([['ann', 10], ['bob', 12]], [['sam', 11], ['sue', 9]]),
  [['bob', 'sue']],
)
assert.deepStrictEqual(
  match_orders([['ann', 11], ['bob', 12]], [['sam', 11], ['sue', 9]]),
  [['bob', 'sue'], ['ann', 'sam']],
)
assert.deepStrictEqual(match_orders([['ann', 5]], [['sam', 5]]), [['ann', 'sam']])
assert.deepStrictEqual(match_orders([['ann', 4]], [['sam', 5]]), [])
assert.deepStrictEqual(
  match_orders([['b', 7], ['a', 7]], [['z', 1], ['y', 1]]),
  [['b', 'z'], ['a', 'y']],
)
assert.deepStrictEqual(match_orders([], [['sam', 5]]), [])
assert.deepStrictEqual(match_orders([['a', 9], ['b', 8], ['c', 7]], [['s', 2]]), [['a', 's']])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
