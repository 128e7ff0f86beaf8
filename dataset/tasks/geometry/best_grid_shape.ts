/*
 * A wall screen of the given width and height shows a number of equally large square pictures in a
 * grid of columns and rows. Choose the number of columns that gives the largest whole-number side
 * of the squares, the smallest such number among equals, with as many rows as are needed, and
 * return (columns, rows, side); no pictures give (0, 0, 0).
 */
import assert from 'node:assert/strict'

function best_grid_shape(
  count: number,
  width: number,
  height: number,
): [columns: number, rows: number, side: number] {
  const shapes = Array.from({ length: count }, (_, index): [number, number, number] => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    const side = Math.min(Math.floor(width / columns), Math.floor(height / rows))
    return [columns, rows, side]
  })
  const largest = Math.max(...shapes.map(([, , side]) => side))
  return shapes.find(([, , side]) => side === largest) ?? [0, 0, 0]
}

assert.deepStrictEqual(best_grid_shape(4, 100, 100), [2, 2, 50])
assert.deepStrictEqual(best_grid_shape(3, 300, 100), [3, 1, 100])
assert.deepStrictEqual(best_grid_shape(3, 100, 310), [1, 3, 100])
assert.deepStrictEqual(best_grid_shape(5, 120, 80), [3, 2, 40])
assert.deepStrictEqual(best_grid_shape(1, 40, 90), [1, 1, 40])
assert.deepStrictEqual(best_grid_shape(0, 40, 90), [0, 0, 0])
assert.deepStrictEqual(best_grid_shape(7, 4, 1), [1, 7, 0])
assert.deepStrictEqual(best_grid_shape(2, 10, 10), [1, 2, 5])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
