/*
 * In a flash memory, writing can only turn one bits into zero bits; any change from 0 to 1 needs
 * an erase first. For two equally long lists of byte values, the present and the wanted contents,
 * return for each position "keep" (same value), "program" (bits only go from 1 to 0) or "erase";
 * return None when the lengths differ.
 */
import assert from 'node:assert/strict'

type Step = 'keep' | 'program' | 'erase'

function flash_write_plan(present: readonly number[], wanted: readonly number[]): Step[] | null {
  if (present.length !== wanted.length) return null
  return present.map((old, index) => {
    const value = wanted[index]
    if (old === value) return 'keep'
    return (old & value) === value ? 'program' : 'erase'
  })
}

assert.deepStrictEqual(flash_write_plan([0xFF, 0x0F], [0xA5, 0x0F]), ['program', 'keep'])
assert.deepStrictEqual(flash_write_plan([0x00], [0x01]), ['erase'])
assert.deepStrictEqual(flash_write_plan([0b1100], [0b1010]), ['erase'])
assert.deepStrictEqual(flash_write_plan([0b1100], [0]), ['program'])
assert.deepStrictEqual(flash_write_plan([], []), [])
assert.strictEqual(flash_write_plan([1], [1, 1]), null)
assert.strictEqual(flash_write_plan([1, 0], [1]), null)
assert.deepStrictEqual(flash_write_plan([0, 5, 4], [0, 4, 5]), ['keep', 'program', 'erase'])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
