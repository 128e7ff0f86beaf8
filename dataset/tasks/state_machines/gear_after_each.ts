/*
 * An automatic gearbox has the gears 1 to the given top gear and starts in gear 1. For each speed
 * in a list it changes by at most one gear: up when the speed is at least the gear number times
 * up, unless it is in the top gear, or down when the speed is below (gear - 1) times down, unless
 * it is in gear 1. Return the list of gears after each speed; shifting up has priority.
 */
import assert from 'node:assert/strict'

function gear_after_each(
  speeds: readonly number[],
  top: number,
  up: number,
  down: number,
): number[] {
  let gear = 1
  return speeds.map(speed => {
    if (gear < top && speed >= gear * up) gear += 1
    else if (gear > 1 && speed < (gear - 1) * down) gear -= 1
    return gear
  })
}

assert.deepStrictEqual(gear_after_each([10, 20, 40, 60], 5, 20, 15), [1, 2, 3, 4])
assert.deepStrictEqual(gear_after_each([19, 20, 39], 5, 20, 15), [1, 2, 2])
assert.deepStrictEqual(gear_after_each([20, 15, 14], 5, 20, 15), [2, 2, 1])
assert.deepStrictEqual(gear_after_each([90, 90, 90, 90], 3, 20, 15), [2, 3, 3, 3])
assert.deepStrictEqual(gear_after_each([90, 90, 29, 30, 10], 5, 20, 15), [2, 3, 2, 2, 1])
assert.deepStrictEqual(gear_after_each([0, -5], 2, 20, 15), [1, 1])
assert.deepStrictEqual(gear_after_each([20, 39, 40, 44, 20], 9, 20, 25), [2, 2, 3, 2, 1])
assert.deepStrictEqual(gear_after_each([50, 50], 1, 20, 15), [1, 1])
assert.deepStrictEqual(gear_after_each([], 3, 20, 15), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
