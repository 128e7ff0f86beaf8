/*
 * Two people's appointments are lists of (begin, end) minutes of the same day, in any order and
 * possibly overlapping. Return the (begin, end) of the first time of the given length within the
 * working day, given as a (begin, end) pair too, in which both are free; appointments may touch
 * it, and None is returned when there is no such time.
 */
import assert from 'node:assert/strict'

type Span = readonly [begin: number, end: number]

function shared_free_slot(
  first: readonly Span[],
  second: readonly Span[],
  day: Span,
  length: number,
): [begin: number, end: number] | null {
  let [begin] = day
  const busy = [...first, ...second]
  for (;;) {
    const blocking = busy.find(([from, to]) => from < begin + length && to > begin)
    if (blocking === undefined) break
    begin = blocking[1]
  }
  return begin + length > day[1] ? null : [begin, begin + length]
}

assert.deepStrictEqual(shared_free_slot([[540, 600]], [[630, 660]], [540, 1020], 30), [600, 630])
assert.deepStrictEqual(shared_free_slot([[540, 600]], [[630, 660]], [540, 1020], 31), [660, 691])
assert.deepStrictEqual(shared_free_slot([], [], [540, 1020], 60), [540, 600])
assert.deepStrictEqual(shared_free_slot([[600, 900]], [[620, 640]], [580, 1020], 30), [900, 930])
assert.deepStrictEqual(shared_free_slot([[540, 960]], [], [540, 1020], 60), [960, 1020])
assert.strictEqual(shared_free_slot([[540, 961]], [], [540, 1020], 60), null)
assert.deepStrictEqual(shared_free_slot([[500, 520]], [[700, 800]], [540, 1020], 60), [540, 600])
assert.deepStrictEqual(
  shared_free_slot([[900, 960], [545, 600]], [[600, 890]], [540, 1020], 20),
  [960, 980],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
