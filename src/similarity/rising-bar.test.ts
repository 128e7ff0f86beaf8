import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { risingBar } from './rising-bar.ts'

const number = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)

describe('risingBar', () => {
  test.for([
    ['few', 40, 6],
    ['many', 900, 600],
  ] as const)('equals sorting the finite values, after every one (%s)', ([, maxLength, k]) => {
    fc.assert(
      fc.property(fc.array(number, { maxLength, size: 'max' }), values => {
        const { offer } = risingBar(k)

        const bars = values.map(value => offer(value))

        const finite = (end: number): readonly number[] =>
          values
            .slice(0, end + 1)
            .filter(value => Number.isFinite(value))
            .sort((a, b) => b - a)
        // Every tenth place: sorting for each would take long for the long lists.
        const places = [...bars.keys()].filter(at => at % 10 === 0 || at === bars.length - 1)
        expect(places.map(at => bars[at])).toEqual(places.map(at => finite(at)[k - 1] ?? -Infinity))
      }),
      { seed: 20260510, numRuns: 200 },
    )
  })
})
