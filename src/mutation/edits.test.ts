import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, inverseEdits } from './edits.ts'

const first = { start: 0, end: 1, before: 'a', after: 'xx' }
const last = { start: 4, end: 5, before: 'e', after: '' }

describe('applyEdits', () => {
  test('takes offsets of the unedited source, in any order', () => {
    expect(applyEdits('abcde', [first, last])).toBe('xxbcd')
    expect(applyEdits('abcde', [last, first])).toBe('xxbcd')
  })

  test('refuses edits that overlap', () => {
    const wide = { start: 0, end: 5, before: 'abcde', after: '' }

    expect(() => applyEdits('abcde', [wide, last])).toThrow(/must not overlap/)
  })

  test('refuses an edit made for another source', () => {
    expect(() => applyEdits('xbcde', [first])).toThrow(/must replace the text that it names/)
  })
})

describe('inverseEdits', () => {
  test('restores the source, however many edits were made', () => {
    const parts = fc.array(
      fc.record({ kept: fc.string({ minLength: 1 }), before: fc.string(), after: fc.string() }),
    )
    fc.assert(
      fc.property(parts, drawn => {
        let source = ''
        const edits = drawn.map(({ kept, before, after }) => {
          const start = source.length + kept.length
          source += kept + before
          return { start, end: start + before.length, before, after }
        })

        const edited = applyEdits(source, edits)

        expect(applyEdits(edited, inverseEdits(edits))).toBe(source)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
