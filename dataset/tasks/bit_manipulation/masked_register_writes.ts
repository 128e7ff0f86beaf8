/*
 * Apply (mask, value) writes in order to a register: a write sets the bits in its mask to those of
 * its value and leaves the others alone, but locked bits never change. Return (final register,
 * refused), where refused counts the writes that would have changed at least one locked bit; the
 * other bits of such a write still take effect.
 */
import assert from 'node:assert/strict'

function masked_register_writes(
  register: number,
  writes: readonly (readonly [mask: number, value: number])[],
  locked: number,
): [number, number] {
  let current = register
  let refused = 0
  for (const [mask, value] of writes) {
    const change = (current ^ value) & mask
    if ((change & locked) !== 0) refused += 1
    current ^= change & ~locked
  }
  return [current, refused]
}

assert.deepStrictEqual(masked_register_writes(0b1010, [[0b0011, 0b0101]], 0), [0b1001, 0])
assert.deepStrictEqual(masked_register_writes(0b1010, [[0b1111, 0b0101]], 0b1000), [0b1101, 1])
assert.deepStrictEqual(masked_register_writes(0b1010, [[0b1000, 0b1000]], 0b1000), [0b1010, 0])
assert.deepStrictEqual(masked_register_writes(7, [], 7), [7, 0])
assert.deepStrictEqual(masked_register_writes(0, [[1, 1], [2, 2], [1, 0]], 0), [2, 0])
assert.deepStrictEqual(masked_register_writes(0, [[1, 1], [3, 3], [4, 0]], 1), [2, 2])
assert.deepStrictEqual(masked_register_writes(0b110, [[0, 0b001]], 0b111), [0b110, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
