/*
 * Turn an address part such as "a-tale_of-two" into a title: hyphens and underscores separate
 * words, runs of them count once and those at the ends are dropped. Every word gets a capital
 * first letter and small others, except that words in the given collection of small words stay all
 * small unless they come first or last.
 */
import assert from 'node:assert/strict'

function title_from_slug(slug: string, smallWords: readonly string[]): string {
  const words = slug.toLowerCase().split(/[-_]+/).filter(word => word !== '')
  const titled = words.map((word, index) => {
    const isInner = index > 0 && index < words.length - 1
    return isInner && smallWords.includes(word) ? word : word[0].toUpperCase() + word.slice(1)
  })
  return titled.join(' ')
}

assert.strictEqual(title_from_slug('a-tale_of-two', ['a', 'of']), 'A Tale of Two')
assert.strictEqual(title_from_slug('what-for', ['for']), 'What For')
assert.strictEqual(title_from_slug('--big__news-', []), 'Big News')
assert.strictEqual(title_from_slug('the-end-of-the', ['the', 'of']), 'The End of The')
assert.strictEqual(title_from_slug('USB-port', ['usb']), 'Usb Port')
assert.strictEqual(title_from_slug('up-OF-it', ['of']), 'Up of It')
assert.strictEqual(title_from_slug('-_-', ['a']), '')
assert.strictEqual(title_from_slug('of', ['of']), 'Of')
assert.strictEqual(title_from_slug('x-a-b-y', ['a', 'b']), 'X a b Y')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
