/*
 * A rotary encoder delivers a list of non-negative codes, and each code must differ from the one
 * before it in exactly one bit. Return the positions of all codes that break this rule, in
 * ascending order, where a code that merely repeats its predecessor also counts as a fault; the
 * first code is never one.
 */
import assert from 'node:assert/strict'

function encoder_step_faults(codes: readonly number[]): number[] {
  const faults: number[] = []
  for (let index = 1; index < codes.length; index += 1) {
    const changed = codes[index - 1] ^ codes[index]
    if (changed === 0 || (changed & (changed - 1)) !== 0) faults.push(index)
  }
  return faults
}

assert.deepStrictEqual(encoder_step_faults([0b00, 0b01, 0b11, 0b10]), [])
assert.deepStrictEqual(encoder_step_faults([0b00, 0b11, 0b10]), [1])
assert.deepStrictEqual(encoder_step_faults([5, 5, 4]), [1])
assert.deepStrictEqual(encoder_step_faults([1, 2, 1, 6, 7]), [1, 2, 3])
assert.deepStrictEqual(encoder_step_faults([]), [])
assert.deepStrictEqual(encoder_step_faults([9]), [])
assert.deepStrictEqual(encoder_step_faults([0, 8, 0, 3, 3]), [3, 4])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
