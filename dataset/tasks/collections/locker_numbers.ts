/*
 * Guests take and return lockers numbered from 1 to the given count: an ("in", name) event gives
 * the guest the lowest free locker, an ("out", name) event frees it again. Return a list with the
 * locker number of each event that takes or frees one, and None for an "in" when no locker is free
 * or the guest already has one and for an "out" without a locker.
 */
import assert from 'node:assert/strict'

type Event = readonly [action: string, name: string]

function locker_numbers(events: readonly Event[], count: number): (number | null)[] {
  const lockers: (string | null)[] = new Array(count).fill(null)
  return events.map(([action, name]) => {
    const own = lockers.indexOf(name)
    const place = action === 'out' ? own : lockers.indexOf(null)
    if (place < 0 || (action === 'in' && own >= 0)) return null
    lockers[place] = action === 'in' ? name : null
    return place + 1
  })
}

assert.deepStrictEqual(
  locker_numbers([['in', 'a'], ['in', 'b'], ['out', 'a'], ['in', 'c']], 5),
  [1, 2, 1, 1],
)
assert.deepStrictEqual(locker_numbers([['in', 'a'], ['in', 'b'], ['in', 'c']], 2), [1, 2, null])
assert.deepStrictEqual(locker_numbers([['in', 'a'], ['in', 'a']], 2), [1, null])
assert.deepStrictEqual(locker_numbers([['out', 'a'], ['in', 'a']], 2), [null, 1])
assert.deepStrictEqual(
  locker_numbers([['in', 'a'], ['out', 'a'], ['out', 'a']], 2),
  [1, 1, null],
)
assert.deepStrictEqual(locker_numbers([['in', 'a']], 0), [null])
assert.deepStrictEqual(locker_numbers([], 3), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
