/*
 * Each frame is a list of byte values whose last byte makes the exclusive or of a start value and
 * of all bytes of the frame equal to 0. Return the positions of the frames for which this does not
 * hold, in ascending order; an empty frame is always damaged.
 */
import assert from 'node:assert/strict'

function damaged_frame_positions(frames: readonly (readonly number[])[], start: number): number[] {
  const damaged: number[] = []
  for (const [position, frame] of frames.entries()) {
    const rest = frame.reduce((parity, byte) => parity ^ byte, start)
    if (rest !== 0 || frame.length === 0) damaged.push(position)
  }
  return damaged
}

assert.deepStrictEqual(damaged_frame_positions([[1, 2, 3], [1, 2, 2], [7, 7]], 0), [1])
assert.deepStrictEqual(damaged_frame_positions([[1, 2, 3], [1, 2, 6]], 5), [0])
assert.deepStrictEqual(damaged_frame_positions([[]], 0), [0])
assert.deepStrictEqual(damaged_frame_positions([[], [9]], 9), [0])
assert.deepStrictEqual(damaged_frame_positions([], 3), [])
assert.deepStrictEqual(damaged_frame_positions([[0], [1], [0, 0]], 0), [1])
assert.deepStrictEqual(damaged_frame_positions([[255, 15, 240], [8, 4, 12]], 0), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
