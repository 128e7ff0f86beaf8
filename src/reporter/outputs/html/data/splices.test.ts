import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySplices, changedRanges } from '../page/apply-splices.ts'
import { splicesOf } from './splices.ts'

const code = fc.string({ unit: fc.constantFrom(...'ab <=\n('), maxLength: 120 })

describe('splicesOf', () => {
  test.for([
    ['x < y', 'x <= y', [2, 3, '<=']],
    ['return start', 'return stop', [7, 12, 'stop']],
    ['(1 << n)', '(0 << n)', [1, 2, '0']],
    ['same', 'same', []],
    ['a\n  if b:\n    c\n  d', 'a\n  d', [4, 18, '']],
  ] as const)('takes %j to %j on whole words: %j', ([before, after, expected]) => {
    expect(splicesOf(before, after)).toEqual(expected)
  })

  test('keeps two edits that stand far apart as two', () => {
    const middle = 'total = total + value  # the same in both\n'.repeat(3)
    const splices = splicesOf(`a = 1\n${middle}b = 2`, `a = 9\n${middle}b = 8`)

    expect(splices).toHaveLength(6)
  })

  test('turns any text into any other', () => {
    fc.assert(
      fc.property(code, code, (before, after) => {
        expect(applySplices(before, splicesOf(before, after))).toBe(after)
      }),
      { seed: 6, numRuns: 500 },
    )
  })

  test('leaves the texts equal outside the changed ranges', () => {
    fc.assert(
      fc.property(code, code, (before, after) => {
        const ranges = changedRanges(splicesOf(before, after))
        const cut = (text: string, list: typeof ranges.before): string =>
          list.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text)

        expect(cut(before, ranges.before)).toBe(cut(after, ranges.after))
      }),
      { seed: 6, numRuns: 500 },
    )
  })
})
