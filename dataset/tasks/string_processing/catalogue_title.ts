/*
 * Put a title into the form used in a library catalogue: when it begins with one of the given
 * articles as a whole word, in any case, the article moves to the end after a comma and a space,
 * and the new first letter becomes a capital. A title that consists of the article alone, or that
 * begins with none, is only freed of superfluous spaces.
 */
import assert from 'node:assert/strict'

function catalogue_title(title: string, articles: readonly string[]): string {
  const [first, ...others] = title.trim().split(/\s+/)
  const isArticle = articles.some(article => article.toLowerCase() === first.toLowerCase())
  const rest = others.join(' ')
  if (!isArticle || rest === '') return [first, ...others].join(' ')
  return `${rest[0].toUpperCase()}${rest.slice(1)}, ${first}`
}

assert.strictEqual(catalogue_title('The old Man', ['a', 'the']), 'Old Man, The')
assert.strictEqual(catalogue_title('the Sea', ['A', 'The']), 'Sea, the')
assert.strictEqual(catalogue_title('Theory of it', ['a', 'the']), 'Theory of it')
assert.strictEqual(catalogue_title('  A  long   walk ', ['a']), 'Long walk, A')
assert.strictEqual(catalogue_title('The', ['the']), 'The')
assert.strictEqual(catalogue_title('The The', ['the']), 'The, The')
assert.strictEqual(catalogue_title('', ['the']), '')
assert.strictEqual(catalogue_title('los días', ['el']), 'los días')
assert.strictEqual(catalogue_title('el iMac', ['el']), 'IMac, el')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
