import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hunk } from '../git/diff-blobs.ts'
import { mapHunk, toRanges } from './line-gold.ts'

const hunk = (oldStart: number, oldCount: number, newStart: number, newCount: number): Hunk => ({
  oldStart,
  oldCount,
  newStart,
  newCount,
  removed: [],
  added: [],
})

describe('mapHunk', () => {
  test('shifts lines behind an insertion and loses the inserted ones', () => {
    const inserted = [hunk(2, 0, 3, 2)] // two lines after the second

    expect(mapHunk(hunk(5, 1, 5, 1), inserted)).toEqual({
      fate: 'full',
      lines: [{ start: 3, end: 3 }],
    })
    expect(mapHunk(hunk(3, 2, 3, 2), inserted)).toEqual({ fate: 'lost', lines: [] })
    expect(mapHunk(hunk(4, 2, 4, 2), inserted)).toEqual({
      fate: 'partial',
      lines: [{ start: 3, end: 3 }],
    })
  })

  test('anchors an insertion at the line before it, at the first line when there is none', () => {
    expect(mapHunk(hunk(7, 0, 8, 3), []).lines).toEqual([{ start: 7, end: 7 }])
    expect(mapHunk(hunk(0, 0, 1, 3), []).lines).toEqual([{ start: 1, end: 1 }])
  })

  test('agrees with lines that are followed one by one through random edits', () => {
    const edit = fc.record({ at: fc.nat(20), removed: fc.nat(3), added: fc.nat(3) })
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 4 }),
        fc.integer({ min: 1, max: 30 }),
        (edits, line) => {
          const epoch: (number | undefined)[] = Array.from({ length: 40 }, (_, index) => index + 1)
          const parent: (number | undefined)[] = []
          const hunks: Hunk[] = []
          let from = 0
          for (const { at, removed, added } of edits) {
            const start = from + at
            // Edits that touch would be one hunk.
            if (at === 0 || start + removed > epoch.length || removed + added === 0) continue
            parent.push(...epoch.slice(from, start))
            hunks.push(
              hunk(
                removed === 0 ? start : start + 1,
                removed,
                added === 0 ? parent.length : parent.length + 1,
                added,
              ),
            )
            parent.push(...Array.from({ length: added }, () => undefined))
            from = start + removed
          }
          parent.push(...epoch.slice(from))
          fc.pre(line <= parent.length)

          const expected = parent[line - 1]

          expect(mapHunk(hunk(line, 1, line, 1), hunks).lines).toEqual(
            expected === undefined ? [] : [{ start: expected, end: expected }],
          )
        },
      ),
      { seed: 9 },
    )
  })
})

describe('toRanges', () => {
  test('joins neighbours, sorted and without repeats', () => {
    expect(toRanges([5, 1, 2, 2, 4])).toEqual([
      { start: 1, end: 2 },
      { start: 4, end: 5 },
    ])
  })
})
