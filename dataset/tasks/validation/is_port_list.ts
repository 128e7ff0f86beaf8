/*
 * Check a comma-separated list of ports such as "80,443,8000-8100": every entry is a port from 1
 * to 65535 or a range of two ports whose second is not smaller than its first, written in the
 * digits 0-9 without leading zeros, signs or spaces. The entries must be in ascending order and
 * must not share a port; return True or False, and False for an empty text.
 */
import assert from 'node:assert/strict'

function is_port_list(text: string): boolean {
  let highest = 0
  for (const entry of text.split(',')) {
    const match = /^(0|[1-9][0-9]*)(?:-([1-9][0-9]*))?$/.exec(entry)
    if (match === null) return false
    const first = Number(match[1])
    const last = Number(match[2] ?? first)
    if (first <= highest || last < first) return false
    highest = last
  }
  return highest <= 65535
}

assert.strictEqual(is_port_list('80,443,8000-8100'), true)
assert.strictEqual(is_port_list('1,65535'), true)
assert.strictEqual(is_port_list('80-65536'), false)
assert.strictEqual(is_port_list('0,5'), false)
assert.strictEqual(is_port_list('7-7,8'), true)
assert.strictEqual(is_port_list('9-8'), false)
assert.strictEqual(is_port_list('20-30,30'), false)
assert.strictEqual(is_port_list('443,80'), false)
assert.strictEqual(is_port_list(''), false)
assert.strictEqual(is_port_list('80, 443'), false)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
