/*
 * Cut the largest possible piece with the proportions given by two whole numbers, width to height,
 * out of the middle of a picture. Return (left, top, width, height) in whole pixels, where the
 * shortened side is rounded down and, when the cut-off pixels cannot be shared equally, the
 * smaller share is cut off at the left or at the top.
 */
import assert from 'node:assert/strict'

function centred_crop(
  width: number,
  height: number,
  across: number,
  down: number,
): [left: number, top: number, width: number, height: number] {
  const newWidth = Math.min(width, Math.floor((height * across) / down))
  const newHeight = Math.min(height, Math.floor((width * down) / across))
  const left = Math.floor((width - newWidth) / 2)
  return [left, Math.floor((height - newHeight) / 2), newWidth, newHeight]
}

assert.deepStrictEqual(centred_crop(400, 200, 1, 1), [100, 0, 200, 200])
assert.deepStrictEqual(centred_crop(200, 400, 1, 1), [0, 100, 200, 200])
assert.deepStrictEqual(centred_crop(160, 90, 16, 9), [0, 0, 160, 90])
assert.deepStrictEqual(centred_crop(101, 50, 1, 1), [25, 0, 50, 50])
assert.deepStrictEqual(centred_crop(50, 105, 1, 1), [0, 27, 50, 50])
assert.deepStrictEqual(centred_crop(100, 50, 3, 2), [12, 0, 75, 50])
assert.deepStrictEqual(centred_crop(100, 99, 3, 2), [0, 16, 100, 66])
assert.deepStrictEqual(centred_crop(11, 7, 3, 5), [3, 0, 4, 7])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
