/*
 * A rally game is played to the given number of points, at least 2 ahead of the other side, but
 * whoever reaches the cap wins at once. A string lists the winners of the rallies as "A" and "B";
 * who wins a rally gets a point and serves the next one, and A serves first. Return (points of A,
 * points of B, winner or None, points won by the side that served), ignoring rallies after the
 * end.
 */
import assert from 'node:assert/strict'

function rally_game_result(
  rallies: string,
  target: number,
  cap: number,
): [a: number, b: number, winner: string | null, served: number] {
  const points: Record<string, number> = { A: 0, B: 0 }
  let server = 'A'
  let served = 0
  for (const side of rallies) {
    points[side] += 1
    if (side === server) served += 1
    server = side
    const lead = points[side] - points[side === 'A' ? 'B' : 'A']
    const isWon = points[side] === cap || (points[side] >= target && lead >= 2)
    if (isWon) return [points.A, points.B, side, served]
  }
  return [points.A, points.B, null, served]
}

assert.deepStrictEqual(rally_game_result('AABA', 5, 9), [3, 1, null, 2])
assert.deepStrictEqual(rally_game_result('AAAB', 3, 9), [3, 0, 'A', 3])
assert.deepStrictEqual(rally_game_result('ABABB', 3, 9), [2, 3, null, 2])
assert.deepStrictEqual(rally_game_result('ABABBB', 3, 9), [2, 4, 'B', 3])
assert.deepStrictEqual(rally_game_result('ABABAB', 3, 9), [3, 3, null, 1])
assert.deepStrictEqual(rally_game_result('ABABABA', 3, 4), [4, 3, 'A', 1])
assert.deepStrictEqual(rally_game_result('BBB', 3, 3), [0, 3, 'B', 2])
assert.deepStrictEqual(rally_game_result('BBAAA', 3, 9), [3, 2, null, 3])
assert.deepStrictEqual(rally_game_result('', 3, 9), [0, 0, null, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
