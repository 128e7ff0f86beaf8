/*
 * Books on a shelf should stand in ascending order of their codes. Going from left to right, a
 * book is out of place when its code is smaller than that of the last book that was not out of
 * place; return the list of (index, code) of the books out of place, where equal codes next to
 * each other are fine and the first book always is in place.
 */
import assert from 'node:assert/strict'

function misplaced_books(codes: readonly string[]): [index: number, code: string][] {
  const wrong: [number, string][] = []
  let highest = ''
  for (const [index, code] of codes.entries()) {
    if (code < highest) wrong.push([index, code])
    else highest = code
  }
  return wrong
}

assert.deepStrictEqual(misplaced_books(['a1', 'b2', 'a9', 'c3']), [[2, 'a9']])
assert.deepStrictEqual(misplaced_books(['a1', 'c3', 'a9', 'b2', 'd4']), [[2, 'a9'], [3, 'b2']])
assert.deepStrictEqual(misplaced_books(['b', 'b', 'c']), [])
assert.deepStrictEqual(misplaced_books(['z', 'a', 'b', 'z']), [[1, 'a'], [2, 'b']])
assert.deepStrictEqual(misplaced_books([]), [])
assert.deepStrictEqual(misplaced_books(['q']), [])
assert.deepStrictEqual(misplaced_books(['', 'a', '', 'a']), [[2, '']])
assert.deepStrictEqual(misplaced_books(['c', 'b']), [[1, 'b']])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
