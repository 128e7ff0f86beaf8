/*
 * Replay the sign-ups of a course with a fixed number of seats, given as ("join", name) and
 * ("leave", name) events: who joins a full course waits, and when a seated person leaves, the one
 * who has waited longest moves up to the last seat. Joining twice and leaving without having
 * joined have no effect; return (seated, waiting) as lists in order.
 */
import assert from 'node:assert/strict'

type Event = readonly [action: string, name: string]

function course_waiting_list(seats: number, events: readonly Event[]): [string[], string[]] {
  const seated: string[] = []
  const waiting: string[] = []
  for (const [action, name] of events) {
    const queue = waiting.includes(name) ? waiting : seated
    const place = queue.indexOf(name)
    if (action === 'join' && place < 0) {
      if (seated.length < seats) seated.push(name)
      else waiting.push(name)
    } else if (action === 'leave' && place >= 0) {
      queue.splice(place, 1)
      if (queue === seated) seated.push(...waiting.splice(0, 1))
    }
  }
  return [seated, waiting]
}

assert.deepStrictEqual(
  course_waiting_list(2, [['join', 'a'], ['join', 'b'], ['join', 'c']]),
  [['a', 'b'], ['c']],
)
assert.deepStrictEqual(
  course_waiting_list(1, [['join', 'a'], ['join', 'b'], ['join', 'c'], ['leave', 'a']]),
  [['b'], ['c']],
)
assert.deepStrictEqual(
  course_waiting_list(2, [['join', 'a'], ['join', 'b'], ['leave', 'a']]),
  [['b'], []],
)
assert.deepStrictEqual(
  course_waiting_list(1, [['join', 'a'], ['join', 'b'], ['leave', 'b']]),
  [['a'], []],
)
assert.deepStrictEqual(
  course_waiting_list(2, [['join', 'a'], ['join', 'a'], ['leave', 'x']]),
  [['a'], []],
)
assert.deepStrictEqual(
  course_waiting_list(1, [['join', 'a'], ['join', 'b'], ['join', 'b']]),
  [['a'], ['b']],
)
assert.deepStrictEqual(course_waiting_list(0, [['join', 'a']]), [[], ['a']])
assert.deepStrictEqual(course_waiting_list(3, []), [[], []])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
