/*
 * Two players share a chess clock: each starts with the given number of seconds and they press in
 * turn, player 0 first, at the given ascending seconds counted from the start. A press takes the
 * seconds since the press before (or the start) from the player who made it and then adds the
 * bonus; a player whose time would be used up, at 0 or below, before the bonus loses. Return (left
 * of player 0, left of player 1, loser), where the loser's time is 0 and the loser is None while
 * nobody has lost.
 */
import assert from 'node:assert/strict'

function chess_clock_state(
  seconds: number,
  bonus: number,
  presses: readonly number[],
): [first: number, second: number, loser: number | null] {
  const left = [seconds, seconds]
  let last = 0
  for (const [turn, moment] of presses.entries()) {
    const player = turn % 2
    left[player] -= moment - last
    if (left[player] <= 0) {
      left[player] = 0
      return [left[0], left[1], player]
    }
    left[player] += bonus
    last = moment
  }
  return [left[0], left[1], null]
}

assert.deepStrictEqual(chess_clock_state(60, 0, [10, 30]), [50, 40, null])
assert.deepStrictEqual(chess_clock_state(60, 5, [10, 30, 45]), [45, 45, null])
assert.deepStrictEqual(chess_clock_state(60, 5, [60]), [0, 60, 0])
assert.deepStrictEqual(chess_clock_state(60, 5, [59]), [6, 60, null])
assert.deepStrictEqual(chess_clock_state(60, 2, [10, 90]), [52, 0, 1])
assert.deepStrictEqual(chess_clock_state(60, 2, [10, 90, 95]), [52, 0, 1])
assert.deepStrictEqual(chess_clock_state(20, 0, [5, 10, 15, 20, 25, 30]), [5, 5, null])
assert.deepStrictEqual(chess_clock_state(20, 0, [5, 10, 30, 31]), [0, 15, 0])
assert.deepStrictEqual(chess_clock_state(9, 1, []), [9, 9, null])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
