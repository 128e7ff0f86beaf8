/*
 * Timestamps of visits are given in ascending order. Find the window of the given number of
 * seconds that begins at one of the visits and contains the most of them, the second of its
 * beginning included and the second exactly that many later excluded. Return (begin, count), the
 * earliest such window among equals, or None without visits or with a window below 1 second.
 */
import assert from 'node:assert/strict'

function busiest_visit_window(
  times: readonly number[],
  seconds: number,
): [begin: number, count: number] | null {
  let best: [number, number] | null = null
  for (const begin of times) {
    const count = times.filter(time => time >= begin && time < begin + seconds).length
    if (count > (best?.[1] ?? 0)) best = [begin, count]
  }
  return best
}

assert.deepStrictEqual(busiest_visit_window([1, 5, 6, 8, 20], 5), [5, 3])
assert.deepStrictEqual(busiest_visit_window([1, 5, 6, 10, 20], 5), [1, 2])
assert.deepStrictEqual(busiest_visit_window([1, 6, 7, 12], 6), [1, 2])
assert.deepStrictEqual(busiest_visit_window([2, 2, 2, 9], 1), [2, 3])
assert.deepStrictEqual(busiest_visit_window([4, 9, 9, 9], 5), [9, 3])
assert.deepStrictEqual(busiest_visit_window([7], 100), [7, 1])
assert.strictEqual(busiest_visit_window([7, 8], 0), null)
assert.strictEqual(busiest_visit_window([], 10), null)
assert.deepStrictEqual(busiest_visit_window([0, 10, 11, 12, 30, 31, 32, 33], 4), [30, 4])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
