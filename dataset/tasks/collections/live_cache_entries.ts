/*
 * A cache was filled by (time, key, value) writes in order of time, and an entry lives while its
 * age is less than the given lifetime, counted from the key's last write. Return a dict of the
 * entries alive at the given moment, ignoring writes after that moment; a write of the value None
 * removes the key.
 */
import assert from 'node:assert/strict'

type Write = readonly [time: number, key: string, value: number | null]

function live_cache_entries(
  writes: readonly Write[],
  moment: number,
  lifetime: number,
): Record<string, number> {
  const alive: Record<string, number> = {}
  for (const [time, key, value] of writes) {
    if (time > moment) break
    delete alive[key]
    if (value !== null && moment - time < lifetime) alive[key] = value
  }
  return alive
}

assert.deepStrictEqual(live_cache_entries([[1, 'a', 5], [4, 'b', 6]], 6, 4), { b: 6 })
assert.deepStrictEqual(live_cache_entries([[1, 'a', 5]], 4, 3), {})
assert.deepStrictEqual(live_cache_entries([[1, 'a', 5]], 3, 3), { a: 5 })
assert.deepStrictEqual(live_cache_entries([[1, 'a', 5], [3, 'a', 7]], 4, 3), { a: 7 })
assert.deepStrictEqual(live_cache_entries([[1, 'a', 5], [3, 'a', null]], 3, 9), {})
assert.deepStrictEqual(live_cache_entries([[1, 'a', 5], [3, 'a', 7]], 2, 9), { a: 5 })
assert.deepStrictEqual(live_cache_entries([[2, 'a', 0]], 2, 1), { a: 0 })
assert.deepStrictEqual(live_cache_entries([], 0, 5), {})

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
