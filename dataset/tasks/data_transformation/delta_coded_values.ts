/*
 * Write a list of whole numbers as differences: the first number is written as ("at", number), and
 * each later one as its difference from the number before if that difference lies between the
 * lowest and the highest allowed one (both included), otherwise again as ("at", number). After
 * every given count of entries the next one is written as ("at", number) in any case.
 */
import assert from 'node:assert/strict'

type Coded = number | ['at', number]

function delta_coded_values(
  values: readonly number[],
  lowest: number,
  highest: number,
  count: number,
): Coded[] {
  return values.map((value, index) => {
    if (index % count === 0) return ['at', value]
    const difference = value - values[index - 1]
    return difference >= lowest && difference <= highest ? difference : ['at', value]
  })
}

assert.deepStrictEqual(delta_coded_values([100, 103, 99], -9, 9, 8), [['at', 100], 3, -4])
assert.deepStrictEqual(
  delta_coded_values([100, 104, 109], -9, 4, 8),
  [['at', 100], 4, ['at', 109]],
)
assert.deepStrictEqual(
  delta_coded_values([100, 97, 93], -3, 9, 8),
  [['at', 100], -3, ['at', 93]],
)
assert.deepStrictEqual(
  delta_coded_values([1, 2, 3, 4, 5], 0, 9, 2),
  [['at', 1], 1, ['at', 3], 1, ['at', 5]],
)
assert.deepStrictEqual(delta_coded_values([7, 7], 0, 0, 5), [['at', 7], 0])
assert.deepStrictEqual(delta_coded_values([], 3, 3, 1), [])
assert.deepStrictEqual(delta_coded_values([1, 2, 3], 0, 9, 3), [['at', 1], 1, 1])
assert.deepStrictEqual(delta_coded_values([4, 5], 0, 9, 1), [['at', 4], ['at', 5]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
