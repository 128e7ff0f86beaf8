import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { topK } from './top-k.ts'

describe('topK', () => {
  test('equals a stable sort, ties in order of position', () => {
    const scores = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 60 })
    fc.assert(
      fc.property(scores, fc.nat({ max: 70 }), (values, k) => {
        const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))

        expect(topK(Float64Array.from(values), k)).toEqual(sorted.slice(0, k))
      }),
      { seed: 20260510, numRuns: 500 },
    )
  })
})
