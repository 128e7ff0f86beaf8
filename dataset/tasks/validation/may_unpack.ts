/*
 * Tell whether a slash-separated path from an archive may be unpacked below a target directory: it
 * must not be empty or begin with a slash, no part may be empty, and no part may end with a space
 * or a dot, the parts "." and ".." being allowed. Following the parts from left to right, ".."
 * must never lead above the target directory, and the path must lead to something below it; return
 * True or False.
 */
import assert from 'node:assert/strict'

function may_unpack(path: string): boolean {
  let depth = 0
  for (const part of path.split('/')) {
    if (part === '.') continue
    if (part === '..') depth -= 1
    else if (/[^ .]$/.test(part)) depth += 1
    else return false
    if (depth < 0) return false
  }
  return depth > 0
}

assert.strictEqual(may_unpack('docs/img/a.png'), true)
assert.strictEqual(may_unpack('a/../b'), true)
assert.strictEqual(may_unpack('a/../../b/c'), false)
assert.strictEqual(may_unpack('a/..'), false)
assert.strictEqual(may_unpack('./a/.'), true)
assert.strictEqual(may_unpack('/etc/passwd'), false)
assert.strictEqual(may_unpack('a//b'), false)
assert.strictEqual(may_unpack('dir./b'), false)
assert.strictEqual(may_unpack('a/b '), false)
assert.strictEqual(may_unpack(''), false)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
