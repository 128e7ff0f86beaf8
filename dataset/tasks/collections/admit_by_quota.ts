/*
 * Walk through applicants given as (name, group) pairs and admit each while the non-negative quota
 * of the group, read from a dict, is not used up; a group without a quota admits nobody, and after
 * the overall limit is reached nobody is admitted at all. Return (admitted names, rejected names),
 * both in order.
 */
import assert from 'node:assert/strict'

type Applicant = readonly [name: string, group: string]

function admit_by_quota(
  applicants: readonly Applicant[],
  quotas: Readonly<Record<string, number>>,
  limit: number,
): [admitted: string[], rejected: string[]] {
  const used = new Map<string, number>()
  const admitted: string[] = []
  const rejected: string[] = []
  for (const [name, group] of applicants) {
    const count = (used.get(group) ?? 0) + 1
    if (count <= quotas[group] && admitted.length < limit) {
      used.set(group, count)
      admitted.push(name)
    } else {
      rejected.push(name)
    }
  }
  return [admitted, rejected]
}

assert.deepStrictEqual(
  admit_by_quota([['a', 'x'], ['b', 'x'], ['c', 'y']], { x: 1, y: 1 }, 9),
  [['a', 'c'], ['b']],
)
assert.deepStrictEqual(
  admit_by_quota([['a', 'x'], ['b', 'x'], ['c', 'x']], { x: 5 }, 2),
  [['a', 'b'], ['c']],
)
assert.deepStrictEqual(admit_by_quota([['a', 'z']], { x: 5 }, 2), [[], ['a']])
assert.deepStrictEqual(admit_by_quota([['a', 'x']], { x: 0 }, 2), [[], ['a']])
assert.deepStrictEqual(admit_by_quota([['a', 'x']], { x: 1 }, 0), [[], ['a']])
assert.deepStrictEqual(admit_by_quota([['a', 'x'], ['b', 'x']], { x: 2 }, 2), [['a', 'b'], []])
assert.deepStrictEqual(admit_by_quota([], { x: 2 }, 2), [[], []])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
