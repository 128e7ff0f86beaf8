/*
 * Apply a list of events to an order that starts as "new": "pay" makes a new order paid, "ship"
 * makes a paid one shipped, "deliver" a shipped one delivered, "cancel" a new or paid one
 * cancelled, and "return" a delivered one returned. Any other event is refused and changes
 * nothing; return the final status and the number of refused events.
 */
import assert from 'node:assert/strict'

function order_status_path(events: readonly string[]): [status: string, refused: number] {
  const moves: Record<string, Record<string, string>> = {
    new: { pay: 'paid', cancel: 'cancelled' },
    paid: { ship: 'shipped', cancel: 'cancelled' },
    shipped: { deliver: 'delivered' },
    delivered: { return: 'returned' },
  }
  let status = 'new'
  let refused = 0
  for (const event of events) {
    const following = moves[status]?.[event]
    if (following === undefined) refused += 1
    else status = following
  }
  return [status, refused]
}

assert.deepStrictEqual(order_status_path([]), ['new', 0])
assert.deepStrictEqual(order_status_path(['pay', 'ship', 'deliver']), ['delivered', 0])
assert.deepStrictEqual(order_status_path(['ship', 'pay']), ['paid', 1])
assert.deepStrictEqual(order_status_path(['cancel', 'pay', 'ship']), ['cancelled', 2])
assert.deepStrictEqual(order_status_path(['pay', 'cancel']), ['cancelled', 0])
assert.deepStrictEqual(order_status_path(['pay', 'ship', 'cancel']), ['shipped', 1])
assert.deepStrictEqual(
  order_status_path(['pay', 'ship', 'deliver', 'return', 'return']),
  ['returned', 1],
)
assert.deepStrictEqual(order_status_path(['burn', 'pay', 'pay']), ['paid', 2])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
