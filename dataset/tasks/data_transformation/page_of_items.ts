/*
 * Cut one page out of a list for display: pages are numbered from 1, hold the given number of
 * items (at least 1), and a page number outside the range means the nearest existing page; an
 * empty list has one empty page. Return a dict with "items", the "page" really shown, the number
 * of "pages", and "first" and "last", the numbers of the shown items counted from 1, both 0 for an
 * empty page.
 */
import assert from 'node:assert/strict'

interface Page<Item> {
  items: Item[]
  page: number
  pages: number
  first: number
  last: number
}

function page_of_items<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(page, 1), pages)
  const begin = (current - 1) * size
  const shown = items.slice(begin, begin + size)
  return {
    items: shown,
    page: current,
    pages,
    first: shown.length > 0 ? begin + 1 : 0,
    last: begin + shown.length,
  }
}

assert.deepStrictEqual(
  page_of_items(['a', 'b', 'c', 'd', 'e'], 2, 2),
  { items: ['c', 'd'], page: 2, pages: 3, first: 3, last: 4 },
)
assert.deepStrictEqual(
  page_of_items(['a', 'b', 'c', 'd', 'e'], 9, 2),
  { items: ['e'], page: 3, pages: 3, first: 5, last: 5 },
)
assert.strictEqual(page_of_items(['a', 'b', 'c'], 0, 2).page, 1)
assert.deepStrictEqual(page_of_items(['a', 'b', 'c'], -4, 2).items, ['a', 'b'])
assert.strictEqual(page_of_items(['a', 'b', 'c', 'd'], 2, 2).pages, 2)
assert.deepStrictEqual(
  page_of_items([], 1, 2),
  { items: [], page: 1, pages: 1, first: 0, last: 0 },
)
assert.deepStrictEqual(
  page_of_items([7], 1, 1),
  { items: [7], page: 1, pages: 1, first: 1, last: 1 },
)
assert.deepStrictEqual(page_of_items([7, 8, 9], 2, 1).items, [8])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
