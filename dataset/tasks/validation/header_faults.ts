/*
 * Check the header of a table file, a list of column names compared without regard to case and to
 * spaces around them, against lists of required and of optional names given in small letters.
 * Return (missing, repeated, unknown): the required names that do not occur, in the order of their
 * list, and the names in small letters that occur more than once or are neither required nor
 * optional, both in order of first appearance.
 */
import assert from 'node:assert/strict'

function header_faults(
  header: readonly string[],
  required: readonly string[],
  optional: readonly string[],
): string[][] {
  const names = header.map(name => name.trim().toLowerCase())
  const different = [...new Set(names)]
  const known = new Set([...required, ...optional])
  return [
    required.filter(name => !names.includes(name)),
    different.filter(name => names.indexOf(name) !== names.lastIndexOf(name)),
    different.filter(name => !known.has(name)),
  ]
}

assert.deepStrictEqual(header_faults(['Id', ' NAME '], ['id', 'name'], ['age']), [[], [], []])
assert.deepStrictEqual(header_faults(['Age'], ['name', 'id'], ['age']), [['name', 'id'], [], []])
assert.deepStrictEqual(
  header_faults(['id', 'x', 'ID', 'b', 'X'], ['id'], []),
  [[], ['id', 'x'], ['x', 'b']],
)
assert.deepStrictEqual(header_faults(['age', 'Age ', 'id'], ['id'], ['age']), [[], ['age'], []])
assert.deepStrictEqual(header_faults([], ['id'], ['age']), [['id'], [], []])
assert.deepStrictEqual(header_faults(['zip'], [], []), [[], [], ['zip']])
assert.deepStrictEqual(header_faults([], [], []), [[], [], []])
assert.deepStrictEqual(
  header_faults(['c', 'a', 'a', 'a'], ['a', 'b'], ['d']),
  [['b'], ['a'], ['c']],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
