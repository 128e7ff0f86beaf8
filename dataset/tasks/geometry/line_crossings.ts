/*
 * A path is a list of (x, y) points joined by straight pieces, and a list holds the y values of
 * horizontal lines. For each line, in the given order, return (ups, downs): how often the path
 * gets from strictly below the line to strictly above it, and how often the other way; points
 * exactly on the line belong to neither side, so that reaching it and going back does not count.
 */
import assert from 'node:assert/strict'

type Point = readonly [x: number, y: number]

function line_crossings(
  path: readonly Point[],
  levels: readonly number[],
): [ups: number, downs: number][] {
  return levels.map(level => {
    const sides = path.map(([, y]) => Math.sign(y - level)).filter(side => side !== 0)
    const changes = sides.slice(1).map((side, index) => side - sides[index])
    const ups = changes.filter(change => change === 2)
    const downs = changes.filter(change => change === -2)
    return [ups.length, downs.length]
  })
}

assert.deepStrictEqual(
  line_crossings([[0, 0], [1, 5], [2, 1]], [3, 4, 0]),
  [[1, 1], [1, 1], [0, 0]],
)
assert.deepStrictEqual(line_crossings([[0, 0], [1, 3], [2, 5]], [3]), [[1, 0]])
assert.deepStrictEqual(line_crossings([[0, 0], [1, 3], [2, 0]], [3]), [[0, 0]])
assert.deepStrictEqual(line_crossings([[0, 3], [1, 3], [2, 9], [4, 3], [5, 2]], [3]), [[0, 1]])
assert.deepStrictEqual(
  line_crossings([[0, 2], [1, 4], [2, 2], [3, 4], [4, 2]], [3, 9]),
  [[2, 2], [0, 0]],
)
assert.deepStrictEqual(line_crossings([[0, 1]], [0, 1, 2]), [[0, 0], [0, 0], [0, 0]])
assert.deepStrictEqual(line_crossings([], [1]), [[0, 0]])
assert.deepStrictEqual(line_crossings([[0, 1]], []), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
