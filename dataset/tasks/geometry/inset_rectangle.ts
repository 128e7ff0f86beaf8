/*
 * Move all four sides of a rectangle (left, bottom, right, top) inwards by the given whole
 * distance, or outwards when the distance is negative. When the width or the height would become
 * negative, both sides of that direction meet in the middle instead, rounded down, so that the
 * result has no extent there.
 */
import assert from 'node:assert/strict'

type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

function inset_rectangle(rectangle: Rectangle, distance: number): Rectangle {
  const [left, bottom, right, top] = rectangle
  const shrink = (low: number, high: number): readonly [number, number] => {
    const middle = Math.floor((low + high) / 2)
    return [Math.min(low + distance, middle), Math.max(high - distance, middle)]
  }
  const [x1, x2] = shrink(left, right)
  const [y1, y2] = shrink(bottom, top)
  return [x1, y1, x2, y2]
}

assert.deepStrictEqual(inset_rectangle([0, 1, 10, 20], 2), [2, 3, 8, 18])
assert.deepStrictEqual(inset_rectangle([0, 1, 10, 20], -3), [-3, -2, 13, 23])
assert.deepStrictEqual(inset_rectangle([0, 0, 9, 30], 5), [4, 5, 4, 25])
assert.deepStrictEqual(inset_rectangle([0, 0, 10, 30], 5), [5, 5, 5, 25])
assert.deepStrictEqual(inset_rectangle([2, 3, 30, 6], 9), [11, 4, 21, 4])
assert.deepStrictEqual(inset_rectangle([1, 2, 3, 4], 0), [1, 2, 3, 4])
assert.deepStrictEqual(inset_rectangle([-7, -3, -2, 0], 4), [-5, -2, -5, -2])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
