/*
 * For each (time, item) trade find the latest quote of the same item that is not later than the
 * trade and not older than the given age. Quotes are (time, item, price) triples in order of time;
 * return (time, item, price) tuples in the order of the trades, with the price None where no quote
 * fits, and of several quotes at the same time the last one.
 */
import assert from 'node:assert/strict'

type Trade = readonly [time: number, item: string]
type Quote = readonly [time: number, item: string, price: number]

function attach_latest_quote(
  trades: readonly Trade[],
  quotes: readonly Quote[],
  age: number,
): [number, string, number | null][] {
  return trades.map(([moment, item]) => {
    const latest = quotes.findLast(
      ([quoted, name]) => name === item && quoted <= moment && moment - quoted <= age,
    )
    return [moment, item, latest === undefined ? null : latest[2]]
  })
}

assert.deepStrictEqual(
  attach_latest_quote([[5, 'x']], [[1, 'x', 10], [3, 'x', 11]], 9),
  [[5, 'x', 11]],
)
assert.deepStrictEqual(
  attach_latest_quote([[5, 'x']], [[4, 'x', 10], [5, 'x', 11], [6, 'x', 12]], 9),
  [[5, 'x', 11]],
)
assert.deepStrictEqual(attach_latest_quote([[5, 'x']], [[3, 'x', 10]], 2), [[5, 'x', 10]])
assert.deepStrictEqual(attach_latest_quote([[5, 'x']], [[2, 'x', 10]], 2), [[5, 'x', null]])
assert.deepStrictEqual(
  attach_latest_quote([[5, 'x']], [[4, 'x', 10], [5, 'y', 11]], 9),
  [[5, 'x', 10]],
)
assert.deepStrictEqual(
  attach_latest_quote([[9, 'y'], [2, 'x']], [[2, 'x', 1], [2, 'x', 2]], 0),
  [[9, 'y', null], [2, 'x', 2]],
)
assert.deepStrictEqual(attach_latest_quote([], [[1, 'x', 10]], 3), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
