/*
 * A setting changes at certain times, given as (time, value) pairs in any order, and keeps each
 * value until the next change; of several changes at the same time the last listed one counts.
 * Return the values in force at each of the asked times, in the order asked, where a change is in
 * force from its own time on and times before the first change give the default.
 */
import assert from 'node:assert/strict'

type Change<Value> = readonly [time: number, value: Value]

function step_values_at<Value>(
  changes: readonly Change<Value>[],
  asked: readonly number[],
  fallback: Value,
): Value[] {
  const ordered = changes.toSorted((one, other) => one[0] - other[0])
  return asked.map(time => {
    const current = ordered.findLast(([since]) => since <= time)
    return current === undefined ? fallback : current[1]
  })
}

assert.deepStrictEqual(
  step_values_at([[0, 'low'], [10, 'high']], [5, 12], null),
  ['low', 'high'],
)
assert.deepStrictEqual(
  step_values_at([[0, 'low'], [10, 'high']], [10, 9], null),
  ['high', 'low'],
)
assert.deepStrictEqual(
  step_values_at([[10, 'high'], [0, 'low']], [4, 11], null),
  ['low', 'high'],
)
assert.deepStrictEqual(step_values_at([[3, 'a']], [2, 3], 'off'), ['off', 'a'])
assert.deepStrictEqual(step_values_at([[3, 'b'], [3, 'a']], [4], null), ['a'])
assert.deepStrictEqual(step_values_at([], [1, 2], 0), [0, 0])
assert.deepStrictEqual(step_values_at([[1, 'x']], [], 0), [])
assert.deepStrictEqual(step_values_at([[5, 1], [1, 2], [3, 3]], [6, 4, 2, 0], 9), [1, 3, 2, 9])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
