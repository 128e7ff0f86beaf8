/*
 * From the prices of main courses and of desserts choose one of each so that together they cost as
 * much as possible without exceeding the budget, and return their positions as (main, dessert).
 * Among equally expensive pairs take the one with the cheaper dessert, then the one that comes
 * first by main position and then by dessert position; return None when no pair fits.
 */
import assert from 'node:assert/strict'

function menu_within_budget(
  mains: readonly number[],
  desserts: readonly number[],
  budget: number,
): [main: number, dessert: number] | null {
  const pairs = mains.flatMap((main, i) =>
    desserts.map((dessert, j) => ({ total: main + dessert, dessert, places: [i, j] })),
  )
  const fitting = pairs.filter(({ total }) => total <= budget)
  fitting.sort((one, other) => other.total - one.total || one.dessert - other.dessert)
  const [best] = fitting
  return best === undefined ? null : [best.places[0], best.places[1]]
}

assert.deepStrictEqual(menu_within_budget([12, 20], [5, 8], 26), [1, 0])
assert.deepStrictEqual(menu_within_budget([12, 20], [5, 8], 28), [1, 1])
assert.deepStrictEqual(menu_within_budget([12, 20], [5, 8], 27), [1, 0])
assert.deepStrictEqual(menu_within_budget([12, 9], [5, 8], 17), [0, 0])
assert.deepStrictEqual(menu_within_budget([9, 12], [8, 5], 17), [1, 1])
assert.deepStrictEqual(menu_within_budget([9, 9], [4, 4], 13), [0, 0])
assert.strictEqual(menu_within_budget([9, 9], [4], 12), null)
assert.strictEqual(menu_within_budget([], [4], 99), null)
assert.deepStrictEqual(menu_within_budget([30, 5], [6, 6, 2], 11), [1, 0])
assert.deepStrictEqual(menu_within_budget([-3], [1], -2), [0, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
