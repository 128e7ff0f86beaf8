/*
 * Check the work plan of one person, a text with one sign per day: "E" for an early, "L" for a
 * late and "N" for a night shift and "-" for a free day. Return the first fault as (day counted
 * from 1, word), at each day in this order: "sign" for any other sign, "rest" for an "E" directly
 * after an "L" or "N" or an "L" directly after an "N", and "long" for the day on which a run of
 * working days exceeds the given limit; return None when there is none.
 */
import assert from 'node:assert/strict'

function work_plan_fault(plan: string, limit: number): [day: number, word: string] | null {
  let previous = '-'
  let run = 0
  for (const [index, sign] of [...plan].entries()) {
    if (!'-ELN'.includes(sign)) return [index + 1, 'sign']
    if (['LE', 'NE', 'NL'].includes(previous + sign)) return [index + 1, 'rest']
    run = sign === '-' ? 0 : run + 1
    if (run > limit) return [index + 1, 'long']
    previous = sign
  }
  return null
}

assert.strictEqual(work_plan_fault('EELLN-E', 5), null)
assert.deepStrictEqual(work_plan_fault('EELLNN-', 5), [6, 'long'])
assert.deepStrictEqual(work_plan_fault('ELE', 5), [3, 'rest'])
assert.deepStrictEqual(work_plan_fault('NL-', 5), [2, 'rest'])
assert.deepStrictEqual(work_plan_fault('NE', 5), [2, 'rest'])
assert.deepStrictEqual(work_plan_fault('EXL', 1), [2, 'sign'])
assert.strictEqual(work_plan_fault('N-E-LN', 2), null)
assert.deepStrictEqual(work_plan_fault('ELE', 2), [3, 'rest'])
assert.deepStrictEqual(work_plan_fault('--E', 0), [3, 'long'])
assert.strictEqual(work_plan_fault('', 3), null)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
