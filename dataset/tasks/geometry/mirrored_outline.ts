/*
 * Mirror an outline, given as a list of (x, y) corners, at the vertical line with the given x,
 * then move it right as far as needed so that no corner has a negative x; it is not moved when
 * there is none. Keep the first corner first, but list the others in the opposite order, so that
 * the sense of rotation stays the same.
 */
import assert from 'node:assert/strict'

type Corner = readonly [x: number, y: number]

function mirrored_outline(corners: readonly Corner[], axis: number): Corner[] {
  const lefts = corners.map(([x]) => 2 * axis - x)
  const shift = Math.max(0, ...lefts.map(left => -left))
  const moved = corners.map(([, y], index): Corner => [lefts[index] + shift, y])
  return [...moved.slice(0, 1), ...moved.slice(1).reverse()]
}

assert.deepStrictEqual(mirrored_outline([[0, 0], [3, 0], [0, 2]], 5), [[10, 0], [10, 2], [7, 0]])
assert.deepStrictEqual(mirrored_outline([[0, 0], [3, 0], [0, 2]], 1), [[3, 0], [3, 2], [0, 0]])
assert.deepStrictEqual(
  mirrored_outline([[0, 0], [2, 0], [2, 1], [0, 1]], 1),
  [[2, 0], [2, 1], [0, 1], [0, 0]],
)
assert.deepStrictEqual(mirrored_outline([[4, 1], [6, 1], [4, 8]], 2), [[2, 1], [2, 8], [0, 1]])
assert.deepStrictEqual(mirrored_outline([], 3), [])
assert.deepStrictEqual(mirrored_outline([[5, 7]], 3), [[1, 7]])
assert.deepStrictEqual(mirrored_outline([[7, 7]], 3), [[0, 7]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
