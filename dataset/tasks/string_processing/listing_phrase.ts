/*
 * Write a list of names as an English phrase that shows at most the given number of names, at
 * least 1: "a", "a and b" and "a, b and c" when all fit, and otherwise the first ones separated by
 * commas and then " and 1 other" or " and n others" for those left out. No names give "nobody".
 */
import assert from 'node:assert/strict'

function listing_phrase(names: readonly string[], limit: number): string {
  const hidden = names.length - limit
  const parts = names.slice(0, limit)
  if (hidden > 0) parts.push(hidden === 1 ? '1 other' : `${hidden} others`)
  const last = parts.pop() ?? 'nobody'
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

assert.strictEqual(listing_phrase(['Ada'], 3), 'Ada')
assert.strictEqual(listing_phrase(['Ada', 'Ben'], 2), 'Ada and Ben')
assert.strictEqual(listing_phrase(['Ada', 'Ben', 'Cy'], 3), 'Ada, Ben and Cy')
assert.strictEqual(listing_phrase(['Ada', 'Ben', 'Cy'], 2), 'Ada, Ben and 1 other')
assert.strictEqual(listing_phrase(['Ada', 'Ben', 'Cy', 'Di'], 2), 'Ada, Ben and 2 others')
assert.strictEqual(listing_phrase(['Ada', 'Ben'], 1), 'Ada and 1 other')
assert.strictEqual(listing_phrase(['Ada'], 1), 'Ada')
assert.strictEqual(listing_phrase([], 2), 'nobody')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
