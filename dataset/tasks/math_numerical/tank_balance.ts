/*
 * A water tank with a capacity starts at the given level and goes through a list of hourly
 * changes, positive for inflow and negative for demand. Water above the capacity spills over, and
 * demand that finds too little water stays unmet; return (final level, spilled, unmet) with the
 * two losses summed over all hours.
 */
import assert from 'node:assert/strict'

function tank_balance(
  level: number,
  capacity: number,
  changes: readonly number[],
): [level: number, spilled: number, unmet: number] {
  let spilled = 0
  let unmet = 0
  let current = level
  for (const change of changes) {
    current += change
    spilled += Math.max(0, current - capacity)
    unmet += Math.max(0, -current)
    current = Math.min(Math.max(current, 0), capacity)
  }
  return [current, spilled, unmet]
}

assert.deepStrictEqual(tank_balance(5, 10, [3, -4]), [4, 0, 0])
assert.deepStrictEqual(tank_balance(5, 10, [6]), [10, 1, 0])
assert.deepStrictEqual(tank_balance(5, 10, [5]), [10, 0, 0])
assert.deepStrictEqual(tank_balance(5, 10, [-6]), [0, 0, 1])
assert.deepStrictEqual(tank_balance(5, 10, [-5]), [0, 0, 0])
assert.deepStrictEqual(tank_balance(2, 4, [5, -9, 7, -6]), [0, 6, 7])
assert.deepStrictEqual(tank_balance(3, 9, []), [3, 0, 0])
assert.deepStrictEqual(tank_balance(0, 3, [4, 4, -1]), [2, 5, 0])
assert.deepStrictEqual(tank_balance(1, 3, [-2, -2, 1]), [1, 0, 3])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
