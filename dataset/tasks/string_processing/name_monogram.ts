/*
 * Return the initials of a full name as capital letters each followed by a full stop: words in the
 * given collection of particles are left out whatever their case, and a word with hyphens gives an
 * initial for each of its parts joined by hyphens, such as "J.-P.". A name made of particles only,
 * or of nothing, gives an empty text.
 */
import assert from 'node:assert/strict'

function name_monogram(name: string, particles: readonly string[]): string {
  const skipped = new Set(particles.map(particle => particle.toLowerCase()))
  const words = name.split(' ').filter(word => !skipped.has(word.toLowerCase()))
  return words
    .map(word => {
      const parts = word.split('-').filter(part => part !== '')
      return parts.map(part => `${part[0].toUpperCase()}.`).join('-')
    })
    .join('')
}

assert.strictEqual(name_monogram('Anna Maria Berg', []), 'A.M.B.')
assert.strictEqual(name_monogram('ludwig van beethoven', ['van']), 'L.B.')
assert.strictEqual(name_monogram('Otto VON und Zu Hof', ['von', 'Und', 'zu']), 'O.H.')
assert.strictEqual(name_monogram('Jean-Paul Roy', []), 'J.-P.R.')
assert.strictEqual(name_monogram('  ida   k ', ['i']), 'I.K.')
assert.strictEqual(name_monogram('van de', ['de', 'van']), '')
assert.strictEqual(name_monogram('', ['a']), '')
assert.strictEqual(name_monogram('eva lind- -holm', []), 'E.L.H.')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
