/*
 * An account is locked for lock seconds when the given number of wrong passwords were entered in a
 * row; attempts are (second, right) pairs in order of time. Return for each attempt "in", "wrong"
 * or "locked": an attempt during the lock, which begins with the last wrong password and ends just
 * before second + lock, is "locked" and does not count, and a right password or the end of a lock
 * starts the count of wrong ones anew.
 */
import assert from 'node:assert/strict'

type Attempt = readonly [second: number, right: boolean]
type Answer = 'in' | 'wrong' | 'locked'

function login_answers(attempts: readonly Attempt[], allowed: number, lock: number): Answer[] {
  let wrong = 0
  let freeAt = -Infinity
  return attempts.map(([second, right]) => {
    if (second < freeAt) return 'locked'
    wrong = right ? 0 : wrong + 1
    if (wrong === allowed) {
      wrong = 0
      freeAt = second + lock
    }
    return right ? 'in' : 'wrong'
  })
}

assert.deepStrictEqual(login_answers([[0, false], [1, true]], 2, 30), ['wrong', 'in'])
assert.deepStrictEqual(
  login_answers([[0, false], [1, false], [30, true], [31, true]], 2, 30),
  ['wrong', 'wrong', 'locked', 'in'],
)
assert.deepStrictEqual(
  login_answers([[0, false], [1, true], [2, false], [3, true]], 2, 30),
  ['wrong', 'in', 'wrong', 'in'],
)
assert.deepStrictEqual(
  login_answers(
    [[0, false], [1, false], [5, false], [31, false], [32, false], [33, true]],
    2,
    30,
  ),
  ['wrong', 'wrong', 'locked', 'wrong', 'wrong', 'locked'],
)
assert.deepStrictEqual(
  login_answers([[-5, true], [-4, false], [-4, true]], 1, 1),
  ['in', 'wrong', 'locked'],
)
assert.deepStrictEqual(login_answers([[7, false], [8, true]], 1, 1), ['wrong', 'in'])
assert.deepStrictEqual(
  login_answers([[0, true], [1, false], [1, false], [1, false], [9, false], [11, true]], 3, 10),
  ['in', 'wrong', 'wrong', 'wrong', 'locked', 'in'],
)
assert.deepStrictEqual(login_answers([], 3, 5), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
