/*
 * The centre of a second disc lies dx to the right of and dy above the centre of a first disc, and
 * both radii are given; all are whole numbers. Say how the discs lie: "apart" when they have no
 * point in common, "touching" when their rims meet in exactly one point from outside, "within"
 * when one disc lies completely in the other (equal discs and rims that meet from inside
 * included), and "overlapping" otherwise.
 */
import assert from 'node:assert/strict'

function disc_relation(dx: number, dy: number, first: number, second: number): string {
  const squared = dx ** 2 + dy ** 2
  const reach = (first + second) ** 2
  if (squared > reach) return 'apart'
  if (squared <= (first - second) ** 2) return 'within'
  return squared === reach ? 'touching' : 'overlapping'
}

assert.strictEqual(disc_relation(3, 4, 2, 2), 'apart')
assert.strictEqual(disc_relation(3, 4, 2, 3), 'touching')
assert.strictEqual(disc_relation(-3, 4, 3, 3), 'overlapping')
assert.strictEqual(disc_relation(3, 4, 9, 4), 'within')
assert.strictEqual(disc_relation(3, -4, 2, 8), 'within')
assert.strictEqual(disc_relation(3, 4, 2, 6), 'overlapping')
assert.strictEqual(disc_relation(0, 0, 4, 4), 'within')
assert.strictEqual(disc_relation(0, -4, 1, 2), 'apart')
assert.strictEqual(disc_relation(6, 0, 5, 2), 'overlapping')

const EQUIVALENT = {
  "if (squared <= ([-first - second-]{+second - first+}) ** 2) return 'within'":
    'The square of a difference does not depend on the order of its parts.',
}

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
