/*
 * Check a container code of four capital letters and seven digits whose last digit is a check
 * digit. Each letter has a value that counts up from 10 at A and leaves out the multiples of 11;
 * value times 2 to the power of the position (from 0) is summed over the first ten characters, and
 * the remainder by 11, with 10 counted as 0, must equal the check digit. Anything of another form
 * is invalid.
 */
import assert from 'node:assert/strict'

function container_code_valid(code: string): boolean {
  if (!/^[A-Z]{4}[0-9]{7}$/.test(code)) return false
  const signs = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ'
  let total = 0
  for (let position = 0; position < 10; position += 1) {
    total += signs.indexOf(code[position]) * 2 ** position
  }
  return (total % 11) % 10 === Number(code[10])
}

assert.strictEqual(container_code_valid('CSQU3054383'), true)
assert.strictEqual(container_code_valid('CSQU3054384'), false)
assert.strictEqual(container_code_valid('TGHU7599330'), true)
assert.strictEqual(container_code_valid('tghu7599330'), false)
assert.strictEqual(container_code_valid('TGHU759933'), false)
assert.strictEqual(container_code_valid('TGHU75993300'), false)
assert.strictEqual(container_code_valid('ABKL0000005'), true)
assert.strictEqual(container_code_valid('UVZA0000002'), true)
assert.strictEqual(container_code_valid(''), false)
assert.strictEqual(container_code_valid('CAAA0000000'), true)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
