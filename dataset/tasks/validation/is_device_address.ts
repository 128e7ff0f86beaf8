/*
 * Check a device address of six pairs of hexadecimal digits, in any case, with the same separator,
 * ":" or "-", between all pairs or no separator at all. The lowest bit of the first pair must be
 * 0, not all digits may be 0, and the case of the letters must not be mixed; return True or False.
 */
import assert from 'node:assert/strict'

function is_device_address(text: string): boolean {
  const form = /^[0-9A-Fa-f]{2}([:-]?)[0-9A-Fa-f]{2}(?:\1[0-9A-Fa-f]{2}){4}$/
  if (!form.test(text)) return false
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false
  return '02468aceACE'.includes(text[1]) && /[^0:-]/.test(text)
}

assert.strictEqual(is_device_address('00:1b:44:11:3a:b7'), true)
assert.strictEqual(is_device_address('0E-1B-44-11-3A-B7'), true)
assert.strictEqual(is_device_address('001B44113AB7'), true)
assert.strictEqual(is_device_address('00:1b:44-11:3a:b7'), false)
assert.strictEqual(is_device_address('00:1B:44:11:3a:b7'), false)
assert.strictEqual(is_device_address('01:1b:44:11:3a:b8'), false)
assert.strictEqual(is_device_address('000000000000'), false)
assert.strictEqual(is_device_address('00:1b:44:11:3a'), false)
assert.strictEqual(is_device_address('0g:1b:44:11:3a:b7'), false)
assert.strictEqual(is_device_address('00:00:00:00:00:01'), true)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
