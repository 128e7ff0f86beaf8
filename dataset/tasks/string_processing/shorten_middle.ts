/*
 * Shorten a text to at most a given number of characters by replacing its middle with "...",
 * keeping as many characters as fit; when an odd number is kept, the beginning keeps one more than
 * the end. A text that fits is returned unchanged, and a limit below 3 cuts the text off without
 * dots, a negative one like 0.
 */
import assert from 'node:assert/strict'

function shorten_middle(text: string, limit: number): string {
  if (text.length <= limit) return text
  if (limit < 3) return text.slice(0, Math.max(limit, 0))
  const tail = Math.floor((limit - 3) / 2)
  const head = limit - 3 - tail
  return `${text.slice(0, head)}...${text.slice(text.length - tail)}`
}

assert.strictEqual(shorten_middle('abcdefghij', 8), 'abc...ij')
assert.strictEqual(shorten_middle('abcdefghij', 7), 'ab...ij')
assert.strictEqual(shorten_middle('abcdefghij', 10), 'abcdefghij')
assert.strictEqual(shorten_middle('abcdefghij', 9), 'abc...hij')
assert.strictEqual(shorten_middle('abcdefghij', 3), '...')
assert.strictEqual(shorten_middle('abcdefghij', 4), 'a...')
assert.strictEqual(shorten_middle('abcdefghij', 2), 'ab')
assert.strictEqual(shorten_middle('abcdefghij', -1), '')
assert.strictEqual(shorten_middle('', 0), '')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
