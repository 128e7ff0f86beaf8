/*
 * In a board of six-sided cells the odd rows are shifted half a cell to the right, and a cell is
 * (column, row) with both counted from 0. Return the list of the up to six neighbours of a cell
 * that lie on a board with the given number of columns and rows, ordered by row and then by
 * column.
 */
import assert from 'node:assert/strict'

type Cell = readonly [column: number, row: number]

function hex_cells_around([column, row]: Cell, columns: number, rows: number): Cell[] {
  const left = row % 2 === 0 ? column - 1 : column
  const candidates: Cell[] = [
    [left, row - 1],
    [left + 1, row - 1],
    [column - 1, row],
    [column + 1, row],
    [left, row + 1],
    [left + 1, row + 1],
  ]
  return candidates.filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
}

assert.deepStrictEqual(
  hex_cells_around([2, 2], 5, 5),
  [[1, 1], [2, 1], [1, 2], [3, 2], [1, 3], [2, 3]],
)
assert.deepStrictEqual(
  hex_cells_around([2, 1], 5, 5),
  [[2, 0], [3, 0], [1, 1], [3, 1], [2, 2], [3, 2]],
)
assert.deepStrictEqual(hex_cells_around([0, 0], 3, 3), [[1, 0], [0, 1]])
assert.deepStrictEqual(hex_cells_around([2, 1], 3, 2), [[2, 0], [1, 1]])
assert.deepStrictEqual(hex_cells_around([0, 1], 1, 3), [[0, 0], [0, 2]])
assert.deepStrictEqual(hex_cells_around([0, 0], 1, 1), [])
assert.deepStrictEqual(hex_cells_around([1, 2], 2, 3), [[0, 1], [1, 1], [0, 2]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
