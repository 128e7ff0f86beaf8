/*
 * Thin out a list of (time, value) points, given in order of time: a point is kept when its value
 * differs from that of the last kept point by more than the tolerance, or when at least the given
 * silence has passed since the last kept point. The first and the last point of the list are
 * always kept.
 */
import assert from 'node:assert/strict'

type Point = readonly [time: number, value: number]

function deadband_points(points: readonly Point[], tolerance: number, silence: number): Point[] {
  const kept: Point[] = []
  for (const [index, [time, value]] of points.entries()) {
    const last = kept.at(-1)
    const isInner = last !== undefined && index < points.length - 1
    const [since, level] = last ?? [time, value]
    const isNear = value >= level - tolerance && value <= level + tolerance
    if (!isInner || !isNear || time - since >= silence) kept.push([time, value])
  }
  return kept
}

assert.deepStrictEqual(
  deadband_points([[0, 10], [1, 11], [2, 14], [3, 14], [4, 20]], 2, 99),
  [[0, 10], [2, 14], [4, 20]],
)
assert.deepStrictEqual(
  deadband_points([[0, 10], [1, 12], [2, 7], [3, 7]], 2, 99),
  [[0, 10], [2, 7], [3, 7]],
)
assert.deepStrictEqual(
  deadband_points([[0, 5], [9, 5], [10, 5], [19, 5], [21, 5]], 2, 10),
  [[0, 5], [10, 5], [21, 5]],
)
assert.deepStrictEqual(deadband_points([[0, 5], [1, 5], [2, 5]], 0, 99), [[0, 5], [2, 5]])
assert.deepStrictEqual(deadband_points([[3, 1]], 1, 1), [[3, 1]])
assert.deepStrictEqual(deadband_points([], 1, 1), [])
assert.deepStrictEqual(
  deadband_points([[0, 5], [1, 3], [2, 9], [3, 5], [4, 0]], 2, 99),
  [[0, 5], [2, 9], [3, 5], [4, 0]],
)
assert.deepStrictEqual(
  deadband_points([[0, 0], [1, 3], [2, 1], [3, 0]], 2, 99),
  [[0, 0], [1, 3], [3, 0]],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
