/*
 * Roles are given from the weakest to the strongest, each with the mask of the rights it names; a
 * role also has all rights of the roles before it, except those in its own mask of withdrawn
 * rights. Return for each role the mask of the rights that it has and that the role just before it
 * did not have; roles are (granted, withdrawn) pairs, and a right in both masks counts as
 * withdrawn.
 */
import assert from 'node:assert/strict'

type Role = readonly [granted: number, withdrawn: number]

function newly_granted_rights(roles: readonly Role[]): number[] {
  let held = 0
  return roles.map(([granted, withdrawn]) => {
    const before = held
    held = (held | granted) & ~withdrawn
    return held & ~before
  })
}

assert.deepStrictEqual(newly_granted_rights([[0b001, 0], [0b011, 0]]), [0b001, 0b010])
assert.deepStrictEqual(
  newly_granted_rights([[0b011, 0], [0b100, 0b001], [0b001, 0]]),
  [0b011, 0b100, 0b001],
)
assert.deepStrictEqual(newly_granted_rights([[0b11, 0b01]]), [0b10])
assert.deepStrictEqual(
  newly_granted_rights([[0b11, 0], [0b01, 0b10], [0b10, 0]]),
  [0b11, 0, 0b10],
)
assert.deepStrictEqual(newly_granted_rights([]), [])
assert.deepStrictEqual(newly_granted_rights([[0, 0b1], [0, 0b1]]), [0, 0])
assert.deepStrictEqual(newly_granted_rights([[0b11, 0], [0b11, 0], [0b01, 0]]), [0b11, 0, 0])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
