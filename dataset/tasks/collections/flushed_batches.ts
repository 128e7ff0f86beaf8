/*
 * Items arrive as (second, item) pairs in order of time and are collected in a batch. A batch is
 * sent as soon as it holds the given number of items, and before an item is added, a batch whose
 * first item is at least the given number of seconds older is sent without it; the rest is sent at
 * the end. Return the list of batches as lists of items.
 */
import assert from 'node:assert/strict'

type Arrival = readonly [second: number, item: string]

function flushed_batches(arrivals: readonly Arrival[], size: number, seconds: number): string[][] {
  const batches: string[][] = []
  let batch: Arrival[] = []
  for (const arrival of arrivals) {
    const [first] = batch
    if (first !== undefined && arrival[0] - first[0] >= seconds) {
      batches.push(batch.map(([, item]) => item))
      batch = []
    }
    batch.push(arrival)
    if (batch.length === size) {
      batches.push(batch.map(([, item]) => item))
      batch = []
    }
  }
  const rest = batch.map(([, item]) => item)
  return rest.length === 0 ? batches : [...batches, rest]
}

assert.deepStrictEqual(
  flushed_batches([[0, 'a'], [1, 'b'], [2, 'c']], 2, 99),
  [['a', 'b'], ['c']],
)
assert.deepStrictEqual(flushed_batches([[0, 'a'], [1, 'b']], 2, 99), [['a', 'b']])
assert.deepStrictEqual(
  flushed_batches([[3, 'a'], [5, 'b'], [13, 'c']], 9, 10),
  [['a', 'b'], ['c']],
)
assert.deepStrictEqual(
  flushed_batches([[3, 'a'], [5, 'b'], [12, 'c']], 9, 10),
  [['a', 'b', 'c']],
)
assert.deepStrictEqual(
  flushed_batches([[0, 'a'], [7, 'b'], [9, 'c'], [15, 'd']], 9, 8),
  [['a', 'b'], ['c', 'd']],
)
assert.deepStrictEqual(flushed_batches([], 3, 5), [])
assert.deepStrictEqual(flushed_batches([[4, 'a'], [4, 'b']], 1, 5), [['a'], ['b']])
assert.deepStrictEqual(
  flushed_batches([[0, 'a'], [1, 'b'], [9, 'c'], [10, 'd'], [12, 'e']], 2, 10),
  [['a', 'b'], ['c', 'd'], ['e']],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
