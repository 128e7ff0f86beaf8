/*
 * Align a list of number texts at their decimal point: each becomes padded with spaces on the left
 * and right so that all points stand in the same column and all results have the same length; a
 * text without a point is treated as if its point followed directly. Return the padded texts,
 * which contain no more spaces than needed; spaces around the given texts are removed first.
 */
import assert from 'node:assert/strict'

function align_at_point(texts: readonly string[]): string[] {
  const parts = texts.map(text => {
    const [whole, decimals] = text.trim().split('.')
    return { whole, rest: decimals === undefined ? '' : `.${decimals}` }
  })
  const before = Math.max(...parts.map(({ whole }) => whole.length))
  const after = Math.max(...parts.map(({ rest }) => rest.length))
  return parts.map(({ whole, rest }) => whole.padStart(before) + rest.padEnd(after))
}

assert.deepStrictEqual(align_at_point(['1.5', '10.25']), [' 1.5 ', '10.25'])
assert.deepStrictEqual(align_at_point(['3', '4.75']), ['3   ', '4.75'])
assert.deepStrictEqual(align_at_point(['-12', '7']), ['-12', '  7'])
assert.deepStrictEqual(align_at_point(['.5', '22.']), ['  .5', '22. '])
assert.deepStrictEqual(align_at_point(['  8 ', '9.1\n']), ['8  ', '9.1'])
assert.deepStrictEqual(align_at_point(['', '1.0']), ['   ', '1.0'])
assert.deepStrictEqual(align_at_point([]), [])
assert.deepStrictEqual(align_at_point(['100.125']), ['100.125'])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
