/*
 * Cut the decimal digits of a non-negative integer into groups of a given size, starting at the
 * units, and return the sum of the groups with signs that alternate: the units group counts
 * positive, the next one negative, and so on. The leading group may be shorter; return None for a
 * size below 1.
 */
import assert from 'node:assert/strict'

function digit_groups_sum(number: number, size: number): number | null {
  if (size < 1) return null
  const base = 10 ** size
  let total = 0
  let sign = 1
  for (let rest = number; rest > 0; rest = Math.floor(rest / base)) {
    total += sign * (rest % base)
    sign = -sign
  }
  return total
}

assert.strictEqual(digit_groups_sum(123456, 3), 333)
assert.strictEqual(digit_groups_sum(1234567, 3), 334)
assert.strictEqual(digit_groups_sum(121, 1), 0)
assert.strictEqual(digit_groups_sum(5309, 1), 7)
assert.strictEqual(digit_groups_sum(99, 2), 99)
assert.strictEqual(digit_groups_sum(1000, 3), -1)
assert.strictEqual(digit_groups_sum(0, 4), 0)
assert.strictEqual(digit_groups_sum(7, 0), null)
assert.strictEqual(digit_groups_sum(12, 1), 1)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
