/*
 * A ball lies on a field (x, y) of a table with fields from (0, 0) to (width - 1, height - 1),
 * both sizes at least 2, and rolls diagonally: each step changes x by dx and y by dy, both 1 or
 * -1. A step that would leave the table in one direction is made with that direction reversed, and
 * it stays reversed. Return (x, y, bounces) after the given number of steps, where a corner counts
 * as two bounces.
 */
import assert from 'node:assert/strict'

type Pair = readonly [x: number, y: number]

function bouncing_ball_field(
  start: Pair,
  direction: Pair,
  size: Pair,
  steps: number,
): [x: number, y: number, bounces: number] {
  let bounces = 0
  const [x, y] = start.map((from, axis) => {
    let place = from
    let move = direction[axis]
    for (let step = 0; step < steps; step += 1) {
      const next = place + move
      if (next < 0 || next >= size[axis]) {
        move = -move
        bounces += 1
      }
      place += move
    }
    return place
  })
  return [x, y, bounces]
}

assert.deepStrictEqual(bouncing_ball_field([0, 0], [1, 1], [5, 9], 3), [3, 3, 0])
assert.deepStrictEqual(bouncing_ball_field([3, 1], [1, 1], [5, 9], 3), [2, 4, 1])
assert.deepStrictEqual(bouncing_ball_field([2, 1], [1, -1], [9, 9], 4), [6, 3, 1])
assert.deepStrictEqual(bouncing_ball_field([1, 1], [-1, -1], [4, 4], 2), [1, 1, 2])
assert.deepStrictEqual(bouncing_ball_field([1, 0], [1, 1], [2, 3], 4), [1, 0, 5])
assert.deepStrictEqual(bouncing_ball_field([2, 2], [1, -1], [4, 4], 0), [2, 2, 0])
assert.deepStrictEqual(bouncing_ball_field([5, 2], [-1, 1], [6, 4], 6), [1, 2, 3])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
