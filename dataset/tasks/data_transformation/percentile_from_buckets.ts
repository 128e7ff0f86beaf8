/*
 * A latency histogram is a list of (upper limit, count) buckets with ascending limits. Return the
 * upper limit of the first bucket at which the counts up to and including it reach at least the
 * given percentage (0 to 100) of all counts; buckets without counts are never the answer, and a
 * histogram without any count gives None.
 */
import assert from 'node:assert/strict'

type Bucket = readonly [upper: number, count: number]

function percentile_from_buckets(buckets: readonly Bucket[], percentage: number): number | null {
  const total = buckets.reduce((sum, [, count]) => sum + count, 0)
  let reached = 0
  for (const [upper, count] of buckets) {
    reached += count
    if (count > 0 && reached * 100 >= total * percentage) return upper
  }
  return null
}

assert.strictEqual(percentile_from_buckets([[10, 5], [20, 3], [50, 2]], 60), 20)
assert.strictEqual(percentile_from_buckets([[10, 5], [20, 3], [50, 2]], 50), 10)
assert.strictEqual(percentile_from_buckets([[10, 5], [20, 3], [50, 2]], 51), 20)
assert.strictEqual(percentile_from_buckets([[10, 5], [20, 3], [50, 2]], 100), 50)
assert.strictEqual(percentile_from_buckets([[10, 0], [20, 1], [50, 0]], 0), 20)
assert.strictEqual(percentile_from_buckets([[10, 0], [20, 0]], 50), null)
assert.strictEqual(percentile_from_buckets([], 50), null)
assert.strictEqual(percentile_from_buckets([[1, 199], [2, 201]], 50), 2)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
