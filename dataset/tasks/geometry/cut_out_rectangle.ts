/*
 * Remove a rectangular hole from a sheet, both given as (left, bottom, right, top), and return the
 * rest as a list of rectangles: the full-width piece below the hole, the full-width piece above
 * it, then the pieces to its left and to its right, leaving out pieces without area. A hole that
 * shares no area with the sheet leaves the sheet whole.
 */
import assert from 'node:assert/strict'

type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

function cut_out_rectangle(sheet: Rectangle, hole: Rectangle): Rectangle[] {
  const [left, bottom, right, top] = sheet
  const [x1, y1] = [Math.max(left, hole[0]), Math.max(bottom, hole[1])]
  const [x2, y2] = [Math.min(right, hole[2]), Math.min(top, hole[3])]
  if (x1 >= x2 || y1 >= y2) return [sheet]
  const pieces: Rectangle[] = [
    [left, bottom, right, y1],
    [left, y2, right, top],
    [left, y1, x1, y2],
    [x2, y1, right, y2],
  ]
  return pieces.filter(piece => piece[0] < piece[2] && piece[1] < piece[3])
}

assert.deepStrictEqual(
  cut_out_rectangle([0, 0, 9, 9], [3, 2, 5, 6]),
  [[0, 0, 9, 2], [0, 6, 9, 9], [0, 2, 3, 6], [5, 2, 9, 6]],
)
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [0, 0, 4, 4]), [])
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [-1, -1, 2, 9]), [[2, 0, 4, 4]])
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [-1, 3, 5, 9]), [[0, 0, 4, 3]])
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [4, 0, 6, 4]), [[0, 0, 4, 4]])
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [1, 4, 2, 6]), [[0, 0, 4, 4]])
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [2, 1, 2, 3]), [[0, 0, 4, 4]])
assert.deepStrictEqual(
  cut_out_rectangle([5, 5, 8, 8], [6, 0, 9, 6]),
  [[5, 6, 8, 8], [5, 5, 6, 6]],
)
assert.deepStrictEqual(cut_out_rectangle([0, 0, 4, 4], [1, 3, 2, 3]), [[0, 0, 4, 4]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
