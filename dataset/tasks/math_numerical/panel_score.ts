/*
 * A judge panel gives marks in whole tenths of a point. Drop the given number of highest and the
 * same number of lowest marks and return the mean of the rest in whole hundredths of a point,
 * halves rounded up; return None when no mark would be left or the number to drop is negative.
 */
import assert from 'node:assert/strict'

function panel_score(tenths: readonly number[], dropped: number): number | null {
  if (dropped < 0 || tenths.length <= 2 * dropped) return null
  const rest = [...tenths]
  for (let round = 0; round < dropped; round += 1) {
    rest.splice(rest.indexOf(Math.max(...rest)), 1)
    rest.splice(rest.indexOf(Math.min(...rest)), 1)
  }
  const sum = rest.reduce((total, mark) => total + mark, 0)
  return Math.floor((20 * sum + rest.length) / (2 * rest.length))
}

assert.strictEqual(panel_score([80, 90, 85, 70, 95], 1), 850)
assert.strictEqual(panel_score([80, 81, 83], 0), 813)
assert.strictEqual(panel_score([80, 81, 82, 82, 81, 81, 81, 81], 0), 811)
assert.strictEqual(panel_score([80, 82, 81], 1), 810)
assert.strictEqual(panel_score([80, 90], 1), null)
assert.strictEqual(panel_score([], 0), null)
assert.strictEqual(panel_score([75], 0), 750)
assert.strictEqual(panel_score([75, 60], -1), null)
assert.strictEqual(panel_score([10, 20, 50, 70, 90, 99], 2), 600)
assert.strictEqual(panel_score([80, 81, 81, 81, 81, 81, 81, 80], 0), 808)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
