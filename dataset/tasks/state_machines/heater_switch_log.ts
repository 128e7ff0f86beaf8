/*
 * A heater is off at first and is judged once a minute by a list of temperatures: it switches on
 * when the temperature falls below target minus band and off when it rises above target plus band.
 * Once switched, it stays as it is for at least the given number of minutes, so that minute m +
 * hold is the earliest that may switch it again after minute m; return the (minute, state) list of
 * the switches, minutes counted from 0 and the state being "on" or "off".
 */
import assert from 'node:assert/strict'

type State = 'on' | 'off'

function heater_switch_log(
  temperatures: readonly number[],
  target: number,
  band: number,
  hold: number,
): [minute: number, state: State][] {
  const log: [number, State][] = []
  let state: State = 'off'
  let free = 0
  for (const [minute, temperature] of temperatures.entries()) {
    if (minute < free) continue
    const isDue = state === 'off' ? temperature < target - band : temperature > target + band
    if (isDue) {
      state = state === 'off' ? 'on' : 'off'
      log.push([minute, state])
      free = minute + hold
    }
  }
  return log
}

assert.deepStrictEqual(heater_switch_log([20, 17, 19, 23], 20, 2, 0), [[1, 'on'], [3, 'off']])
assert.deepStrictEqual(heater_switch_log([18, 17, 22, 23], 20, 2, 0), [[1, 'on'], [3, 'off']])
assert.deepStrictEqual(heater_switch_log([17, 23, 23], 20, 2, 2), [[0, 'on'], [2, 'off']])
assert.deepStrictEqual(heater_switch_log([17, 23, 20], 20, 2, 2), [[0, 'on']])
assert.deepStrictEqual(heater_switch_log([25, 25], 20, 2, 0), [])
assert.deepStrictEqual(
  heater_switch_log([15, 15, 25, 25, 15], 20, 1, 1),
  [[0, 'on'], [2, 'off'], [4, 'on']],
)
assert.deepStrictEqual(heater_switch_log([], 20, 2, 1), [])
assert.deepStrictEqual(
  heater_switch_log([9, 30, 9, 30, 9, 30], 20, 0, 3),
  [[0, 'on'], [3, 'off']],
)

const EQUIVALENT = {
  'let free = [-0-]{+-1+}':
    'Minutes are counted from 0, so that both let the very first one switch.',
}

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
