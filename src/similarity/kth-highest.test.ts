import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kthHighest } from './kth-highest.ts'

const number = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)

describe('kthHighest', () => {
  test.for([
    ['few', 40, 6],
    ['many', 900, 600],
  ] as const)('equals sorting the finite values (%s)', ([, maxLength, k]) => {
    fc.assert(
      fc.property(fc.array(number, { maxLength, size: 'max' }), values => {
        const finite = values.filter(value => Number.isFinite(value)).sort((a, b) => b - a)

        expect(kthHighest(Float64Array.from(values), k)).toBe(finite[k - 1] ?? -Infinity)
      }),
      { seed: 20260510, numRuns: 200 },
    )
  })
})
