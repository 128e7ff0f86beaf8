/*
 * Shorten a slash-separated path to at most the given number of characters by replacing
 * directories, from the left and one at a time until it fits, by their first character. The last
 * part is never shortened and empty parts stay as they are; when even that does not suffice, the
 * result keeps all shortened directories although it is too long.
 */
import assert from 'node:assert/strict'

function abbreviated_path(path: string, limit: number): string {
  const parts = path.split('/')
  for (let index = 0; index < parts.length - 1; index += 1) {
    if (parts.join('/').length <= limit) break
    parts[index] = parts[index].slice(0, 1)
  }
  return parts.join('/')
}

assert.strictEqual(abbreviated_path('home/anna/docs/a.txt', 18), 'h/anna/docs/a.txt')
assert.strictEqual(abbreviated_path('home/anna/docs/a.txt', 17), 'h/anna/docs/a.txt')
assert.strictEqual(abbreviated_path('home/anna/docs/a.txt', 16), 'h/a/docs/a.txt')
assert.strictEqual(abbreviated_path('home/anna/docs/a.txt', 20), 'home/anna/docs/a.txt')
assert.strictEqual(abbreviated_path('home/anna/docs/a.txt', 1), 'h/a/d/a.txt')
assert.strictEqual(abbreviated_path('/srv//www/x', 9), '/s//www/x')
assert.strictEqual(abbreviated_path('readme', 2), 'readme')
assert.strictEqual(abbreviated_path('', 0), '')
assert.strictEqual(abbreviated_path('logs/', 3), 'l/')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
