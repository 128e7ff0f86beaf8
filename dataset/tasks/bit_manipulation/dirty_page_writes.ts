/*
 * The one bits of a word mark the dirty pages of a buffer, page 0 being the lowest bit. Plan the
 * writes to disk as (first page, number of pages) pairs in ascending order: dirty pages are
 * written together when at most the given number of clean pages lies between one and the next, and
 * the clean pages between them are written too.
 */
import assert from 'node:assert/strict'

function dirty_page_writes(dirty: number, gap: number): [number, number][] {
  const writes: [number, number][] = []
  let rest = dirty
  for (let page = 0; rest > 0; page += 1) {
    const last = writes.at(-1)
    if (rest % 2 === 1) {
      if (last !== undefined && page - (last[0] + last[1]) <= gap) last[1] = page - last[0] + 1
      else writes.push([page, 1])
    }
    rest >>= 1
  }
  return writes
}

assert.deepStrictEqual(dirty_page_writes(0b1100111, 0), [[0, 3], [5, 2]])
assert.deepStrictEqual(dirty_page_writes(0b1100111, 1), [[0, 3], [5, 2]])
assert.deepStrictEqual(dirty_page_writes(0b1100111, 2), [[0, 7]])
assert.deepStrictEqual(dirty_page_writes(0, 3), [])
assert.deepStrictEqual(dirty_page_writes(0b1000, 0), [[3, 1]])
assert.deepStrictEqual(dirty_page_writes(0b101001, 1), [[0, 1], [3, 3]])
assert.deepStrictEqual(dirty_page_writes(0b10001010, 1), [[1, 3], [7, 1]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
