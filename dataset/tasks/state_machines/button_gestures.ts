/*
 * Recognise the gestures on a push button from its ascending times of change in milliseconds,
 * which are alternately a press and a release. A press held for at least long milliseconds is a
 * "long" gesture; a shorter one is a "click", except that two short presses directly after each
 * other, with less than gap milliseconds from the release of the first to the press of the second,
 * make one "double" gesture. Return the gestures in order; a press that is not released yet is
 * ignored.
 */
import assert from 'node:assert/strict'

function button_gestures(times: readonly number[], long: number, gap: number): string[] {
  const gestures: string[] = []
  let opened = -Infinity
  for (let index = 1; index < times.length; index += 2) {
    const [press, release] = [times[index - 1], times[index]]
    const isLong = release - press >= long
    const isSecond = !isLong && press - opened < gap
    if (isSecond) gestures.pop()
    gestures.push(isLong ? 'long' : isSecond ? 'double' : 'click')
    opened = isLong || isSecond ? -Infinity : release
  }
  return gestures
}

assert.deepStrictEqual(button_gestures([0, 100, 900, 1000], 500, 300), ['click', 'click'])
assert.deepStrictEqual(button_gestures([0, 100, 399, 450], 500, 300), ['double'])
assert.deepStrictEqual(button_gestures([0, 100, 400, 450], 500, 300), ['click', 'click'])
assert.deepStrictEqual(button_gestures([0, 500], 500, 300), ['long'])
assert.deepStrictEqual(button_gestures([0, 499], 500, 300), ['click'])
assert.deepStrictEqual(
  button_gestures([0, 50, 100, 600, 650, 700], 500, 800),
  ['click', 'long', 'click'],
)
assert.deepStrictEqual(
  button_gestures([0, 50, 100, 150, 200, 250], 500, 300),
  ['double', 'click'],
)
assert.deepStrictEqual(button_gestures([0, 50, 100], 500, 300), ['click'])
assert.deepStrictEqual(button_gestures([], 500, 300), [])
assert.deepStrictEqual(
  button_gestures([9, 10, 11, 12, 13, 14, 15, 16], 5, 2),
  ['double', 'double'],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
