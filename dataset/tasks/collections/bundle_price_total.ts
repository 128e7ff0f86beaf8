/*
 * Price a shopping cart (dict from item to pieces) with single prices (dict) and bundles, each a
 * pair of a dict of needed pieces and a price. Go through the bundles in order and apply each as
 * often as the pieces left in the cart allow, even when it saves nothing; everything left
 * afterwards costs its single price. Return (total, number of bundles applied).
 */
import assert from 'node:assert/strict'

type Pieces = Readonly<Record<string, number>>

function bundle_price_total(
  cart: Pieces,
  prices: Pieces,
  bundles: readonly (readonly [needed: Pieces, price: number])[],
): [total: number, applied: number] {
  const left: Record<string, number> = { ...cart }
  let total = 0
  let applied = 0
  for (const [needed, price] of bundles) {
    const parts = Object.entries(needed)
    while (parts.every(([item, pieces]) => left[item] >= pieces)) {
      for (const [item, pieces] of parts) left[item] -= pieces
      total += price
      applied += 1
    }
  }
  for (const [item, pieces] of Object.entries(left)) total += prices[item] * pieces
  return [total, applied]
}

assert.deepStrictEqual(
  bundle_price_total({ a: 3, b: 1 }, { a: 5, b: 4 }, [[{ a: 2 }, 8]]),
  [17, 1],
)
assert.deepStrictEqual(bundle_price_total({ a: 4 }, { a: 5 }, [[{ a: 2 }, 8]]), [16, 2])
assert.deepStrictEqual(bundle_price_total({ a: 1 }, { a: 5 }, [[{ a: 2 }, 8]]), [5, 0])
assert.deepStrictEqual(
  bundle_price_total({ a: 2, b: 1 }, { a: 5, b: 4 }, [[{ a: 1, b: 1 }, 7]]),
  [12, 1],
)
assert.deepStrictEqual(
  bundle_price_total({ a: 3 }, { a: 5 }, [[{ a: 3 }, 12], [{ a: 2 }, 8]]),
  [12, 1],
)
assert.deepStrictEqual(bundle_price_total({ a: 1 }, { a: 5 }, [[{ a: 1 }, 6]]), [6, 1])
assert.deepStrictEqual(bundle_price_total({ a: 1 }, { a: 5 }, [[{ b: 1 }, 1]]), [5, 0])
assert.deepStrictEqual(bundle_price_total({}, {}, [[{ b: 1 }, 1]]), [0, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
