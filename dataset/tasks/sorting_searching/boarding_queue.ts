/*
 * Passengers, given as (name, zone, priority) with priority True or False, line up for boarding.
 * Those with priority go first whatever their zone, the others follow by zone number from high to
 * low, and inside both parts the order of arrival is kept; return (names in boarding order, number
 * of pairs of passengers of whom the later arrival boards before the earlier one).
 */
import assert from 'node:assert/strict'

type Passenger = readonly [name: string, zone: number, priority: boolean]

function boarding_queue(passengers: readonly Passenger[]): [names: string[], overtakes: number] {
  const order: Passenger[] = []
  let overtakes = 0
  for (const passenger of passengers) {
    const [, zone, priority] = passenger
    const behind = order.findIndex(([, other, isFirst]) => !isFirst && (priority || other < zone))
    const place = behind < 0 ? order.length : behind
    overtakes += order.length - place
    order.splice(place, 0, passenger)
  }
  return [order.map(([name]) => name), overtakes]
}

assert.deepStrictEqual(boarding_queue([['a', 1, false], ['b', 2, false]]), [['b', 'a'], 1])
assert.deepStrictEqual(boarding_queue([['a', 2, false], ['b', 2, false]]), [['a', 'b'], 0])
assert.deepStrictEqual(
  boarding_queue([['a', 9, false], ['b', 1, true], ['d', 1, true], ['c', 3, true]]),
  [['b', 'd', 'c', 'a'], 3],
)
assert.deepStrictEqual(boarding_queue([['a', 5, false], ['b', 5, true]]), [['b', 'a'], 1])
assert.deepStrictEqual(
  boarding_queue([['c', 1, false], ['b', 2, false], ['a', 3, false]]),
  [['a', 'b', 'c'], 3],
)
assert.deepStrictEqual(boarding_queue([]), [[], 0])
assert.deepStrictEqual(
  boarding_queue([['a', 3, true], ['b', 9, true], ['c', 9, false]]),
  [['a', 'b', 'c'], 0],
)
assert.deepStrictEqual(
  boarding_queue([['a', 1, false], ['b', 3, false], ['c', 2, false]]),
  [['b', 'c', 'a'], 2],
)

const EQUIVALENT = {
  'order.splice(place, [-0-]{+-1+}, passenger)':
    'A negative number of items to remove counts as 0.',
}

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
