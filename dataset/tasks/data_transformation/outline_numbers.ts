/*
 * Number the headings of a document from the list of their depths (1 is the top level): each
 * heading gets the counters of all levels down to its own, joined by ".", and a heading resets the
 * counters of all deeper levels. A level that is skipped on the way down counts as 1.
 */
import assert from 'node:assert/strict'

function outline_numbers(depths: readonly number[]): string[] {
  let counters: number[] = []
  return depths.map(depth => {
    const parents = counters.slice(0, depth - 1)
    const last = counters.length < depth ? 1 : counters[depth - 1] + 1
    const skipped = new Array<number>(depth - 1 - parents.length).fill(1)
    counters = [...parents, ...skipped, last]
    return counters.join('.')
  })
}

assert.deepStrictEqual(outline_numbers([1, 2, 2, 1]), ['1', '1.1', '1.2', '2'])
assert.deepStrictEqual(outline_numbers([1, 2, 3, 2, 3]), ['1', '1.1', '1.1.1', '1.2', '1.2.1'])
assert.deepStrictEqual(outline_numbers([1, 3]), ['1', '1.1.1'])
assert.deepStrictEqual(outline_numbers([2, 2, 1]), ['1.1', '1.2', '2'])
assert.deepStrictEqual(outline_numbers([1, 1, 1]), ['1', '2', '3'])
assert.deepStrictEqual(outline_numbers([1, 2, 3, 1, 2]), ['1', '1.1', '1.1.1', '2', '2.1'])
assert.deepStrictEqual(outline_numbers([]), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
