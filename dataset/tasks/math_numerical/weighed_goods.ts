/*
 * Read a list of scale readings in grams, taken while goods are laid on one after the other, and
 * return the weights of the single goods: a good counts when the reading rises by at least the
 * given threshold above the last accepted reading, smaller changes in either direction being noise
 * that is not accepted. A reading lower by at least the threshold means that goods were taken off
 * and becomes the accepted reading without counting; the scale starts at 0.
 */
import assert from 'node:assert/strict'

function weighed_goods(readings: readonly number[], threshold: number): number[] {
  const goods: number[] = []
  let accepted = 0
  for (const reading of readings) {
    const change = reading - accepted
    if (change >= threshold) goods.push(change)
    if (change >= threshold || change <= -threshold) accepted = reading
  }
  return goods
}

assert.deepStrictEqual(weighed_goods([120, 121, 300], 5), [120, 180])
assert.deepStrictEqual(weighed_goods([5, 9, 10], 5), [5, 5])
assert.deepStrictEqual(weighed_goods([4, 4], 5), [])
assert.deepStrictEqual(weighed_goods([100, 96, 105], 5), [100, 5])
assert.deepStrictEqual(weighed_goods([100, 95, 100], 5), [100, 5])
assert.deepStrictEqual(weighed_goods([50, 20, 60], 10), [50, 40])
assert.deepStrictEqual(weighed_goods([-8, 2], 5), [10])
assert.deepStrictEqual(weighed_goods([], 5), [])
assert.deepStrictEqual(weighed_goods([3, 6, 9, 12], 6), [6, 6])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
