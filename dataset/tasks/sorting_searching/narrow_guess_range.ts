/*
 * In a guessing game a secret whole number lies between a lowest and a highest number, both
 * included. From a list of (guess, answer) pairs, in which the answer "more" means that the secret
 * is larger and "less" that it is smaller than the guess, return (low, high, next guess), the
 * range that is still possible and the middle of it, rounded down; return None when the answers
 * leave no number.
 */
import assert from 'node:assert/strict'

type Answer = readonly [guess: number, answer: string]

function narrow_guess_range(
  lowest: number,
  highest: number,
  answers: readonly Answer[],
): [low: number, high: number, next: number] | null {
  let low = lowest
  let high = highest
  for (const [guess, answer] of answers) {
    if (answer === 'more') low = Math.max(low, guess + 1)
    else high = Math.min(high, guess - 1)
  }
  return low > high ? null : [low, high, Math.floor((low + high) / 2)]
}

assert.deepStrictEqual(narrow_guess_range(1, 100, [[50, 'more']]), [51, 100, 75])
assert.deepStrictEqual(narrow_guess_range(1, 100, [[50, 'less']]), [1, 49, 25])
assert.deepStrictEqual(narrow_guess_range(1, 10, [[3, 'more'], [8, 'less']]), [4, 7, 5])
assert.deepStrictEqual(
  narrow_guess_range(1, 10, [[8, 'less'], [9, 'less'], [3, 'more'], [2, 'more']]),
  [4, 7, 5],
)
assert.deepStrictEqual(narrow_guess_range(1, 10, [[4, 'more'], [6, 'less']]), [5, 5, 5])
assert.strictEqual(narrow_guess_range(1, 10, [[5, 'more'], [6, 'less']]), null)
assert.deepStrictEqual(narrow_guess_range(2, 5, []), [2, 5, 3])
assert.strictEqual(narrow_guess_range(6, 5, []), null)
assert.deepStrictEqual(narrow_guess_range(-4, 3, [[0, 'less']]), [-4, -1, -3])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
