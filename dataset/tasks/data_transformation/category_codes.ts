/*
 * Replace category names by whole numbers: the known names have their position in the given list
 * as number, and unknown names get the next free numbers in the order in which they first appear,
 * but only if they appear at least the given number of times in the values, otherwise the number
 * -1; None always becomes -2. Return (list of numbers, full list of names by number).
 */
import assert from 'node:assert/strict'

function category_codes(
  values: readonly (string | null)[],
  known: readonly string[],
  minimum: number,
): [codes: number[], names: string[]] {
  const names = [...known]
  const codes = values.map(value => {
    if (value === null) return -2
    const place = names.indexOf(value)
    if (place >= 0) return place
    const count = values.filter(other => other === value).length
    return count < minimum ? -1 : names.push(value) - 1
  })
  return [codes, names]
}

assert.deepStrictEqual(category_codes(['b', 'a'], ['a', 'b'], 1), [[1, 0], ['a', 'b']])
assert.deepStrictEqual(
  category_codes(['x', 'a', 'y', 'x'], ['a'], 1),
  [[1, 0, 2, 1], ['a', 'x', 'y']],
)
assert.deepStrictEqual(
  category_codes(['x', 'a', 'y', 'x'], ['a'], 2),
  [[1, 0, -1, 1], ['a', 'x']],
)
assert.deepStrictEqual(category_codes(['x', 'x'], ['a'], 3), [[-1, -1], ['a']])
assert.deepStrictEqual(category_codes([null, 'a', null], ['a'], 1), [[-2, 0, -2], ['a']])
assert.deepStrictEqual(category_codes(['a'], ['a'], 5), [[0], ['a']])
assert.deepStrictEqual(category_codes([], ['a'], 1), [[], ['a']])
assert.deepStrictEqual(category_codes(['q', 'p'], [], 1), [[0, 1], ['q', 'p']])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
