/*
 * Compare two file modes of nine bits (read, write and execute for user, group and others, from
 * the highest bit down) and list what changes from the first to the second. Each entry is a letter
 * of "ugo", then "+" for a right that is gained or "-" for one that is lost, then a letter of
 * "rwx"; entries follow the order of the bits from the highest down, and higher bits of a mode are
 * ignored.
 */
import assert from 'node:assert/strict'

function mode_change_list(before: number, after: number): string[] {
  const changes: string[] = []
  let bit = 0o400
  for (const who of 'ugo') {
    for (const right of 'rwx') {
      if (((before ^ after) & bit) !== 0) {
        changes.push(who + ((after & bit) === 0 ? '-' : '+') + right)
      }
      bit >>= 1
    }
  }
  return changes
}

assert.deepStrictEqual(mode_change_list(0o644, 0o755), ['u+x', 'g+x', 'o+x'])
assert.deepStrictEqual(mode_change_list(0o777, 0o750), ['g-w', 'o-r', 'o-w', 'o-x'])
assert.deepStrictEqual(mode_change_list(0o640, 0o640), [])
assert.deepStrictEqual(mode_change_list(0o400, 0o200), ['u-r', 'u+w'])
assert.deepStrictEqual(mode_change_list(0o4000, 0), [])
assert.deepStrictEqual(mode_change_list(0, 0o111), ['u+x', 'g+x', 'o+x'])
assert.deepStrictEqual(mode_change_list(0o060, 0o006), ['g-r', 'g-w', 'o+r', 'o+w'])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
