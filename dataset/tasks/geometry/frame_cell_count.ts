/*
 * A picture of unit cells with the given width and height gets a frame of the given thickness
 * inside its border. Return (frame, inner): the number of cells that belong to the frame and the
 * number left inside it; a thickness of 0 or less is no frame, and a frame that leaves nothing
 * inside takes all cells.
 */
import assert from 'node:assert/strict'

function frame_cell_count(
  width: number,
  height: number,
  thickness: number,
): [frame: number, inner: number] {
  const edge = Math.max(0, thickness)
  const inner = Math.max(0, width - 2 * edge) * Math.max(0, height - 2 * edge)
  return [width * height - inner, inner]
}

assert.deepStrictEqual(frame_cell_count(6, 5, 1), [18, 12])
assert.deepStrictEqual(frame_cell_count(9, 8, 2), [52, 20])
assert.deepStrictEqual(frame_cell_count(6, 5, 0), [0, 30])
assert.deepStrictEqual(frame_cell_count(6, 5, -2), [0, 30])
assert.deepStrictEqual(frame_cell_count(4, 9, 2), [36, 0])
assert.deepStrictEqual(frame_cell_count(3, 3, 2), [9, 0])
assert.deepStrictEqual(frame_cell_count(9, 5, 3), [45, 0])
assert.deepStrictEqual(frame_cell_count(5, 9, 3), [45, 0])
assert.deepStrictEqual(frame_cell_count(5, 5, 2), [24, 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
