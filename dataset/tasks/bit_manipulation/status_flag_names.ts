/*
 * Name the raised flags of a device status word: bit 0 belongs to the first entry of a list of
 * names, bit 1 to the second, and so on. Return the names of the set bits from the lowest bit up,
 * leave out reserved bits whose entry is None, and write a set bit beyond the list as "bit"
 * followed by its number.
 */
import assert from 'node:assert/strict'

function status_flag_names(status: number, names: readonly (string | null)[]): string[] {
  const shown: string[] = []
  let rest = status
  for (let position = 0; rest > 0; position += 1) {
    const name = position < names.length ? names[position] : `bit${position}`
    if (rest % 2 === 1 && name !== null) shown.push(name)
    rest >>= 1
  }
  return shown
}

assert.deepStrictEqual(status_flag_names(0b101, ['ready', 'busy', 'error']), ['ready', 'error'])
assert.deepStrictEqual(status_flag_names(0b110, ['ready', 'busy', 'error']), ['busy', 'error'])
assert.deepStrictEqual(status_flag_names(0, ['ready']), [])
assert.deepStrictEqual(status_flag_names(0b11, [null, 'busy']), ['busy'])
assert.deepStrictEqual(status_flag_names(0b10, ['ready']), ['bit1'])
assert.deepStrictEqual(status_flag_names(0b100001, ['ready', null]), ['ready', 'bit5'])
assert.deepStrictEqual(status_flag_names(1, []), ['bit0'])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
