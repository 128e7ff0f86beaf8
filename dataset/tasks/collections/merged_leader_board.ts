/*
 * Combine several score boards (dicts from name to score) into one ranking: every name counts with
 * the best of its scores plus one bonus point for each further board it appears on. Return the
 * best (name, points) pairs, at most as many as the limit, by points from high to low and then by
 * name.
 */
import assert from 'node:assert/strict'

function merged_leader_board(
  boards: readonly Readonly<Record<string, number>>[],
  limit: number,
): [name: string, points: number][] {
  const names = [...new Set(boards.flatMap(board => Object.keys(board)))].sort()
  return names
    .map((name): [string, number] => {
      const scores = boards.flatMap(board => (name in board ? [board[name]] : []))
      return [name, Math.max(...scores) + scores.length - 1]
    })
    .sort((one, other) => other[1] - one[1])
    .slice(0, limit)
}

assert.deepStrictEqual(
  merged_leader_board([{ ann: 5, bob: 7 }, { ann: 9 }], 5),
  [['ann', 10], ['bob', 7]],
)
assert.deepStrictEqual(
  merged_leader_board([{ ann: 9 }, { ann: 5 }, { ann: 1 }], 5),
  [['ann', 11]],
)
assert.deepStrictEqual(merged_leader_board([{ bob: 4, ann: 4 }], 5), [['ann', 4], ['bob', 4]])
assert.deepStrictEqual(merged_leader_board([{ a: 1, b: 3, c: 2 }], 2), [['b', 3], ['c', 2]])
assert.deepStrictEqual(merged_leader_board([{ a: -5 }, { a: -7 }], 5), [['a', -4]])
assert.deepStrictEqual(merged_leader_board([], 5), [])
assert.deepStrictEqual(merged_leader_board([{ a: 1 }], 0), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
