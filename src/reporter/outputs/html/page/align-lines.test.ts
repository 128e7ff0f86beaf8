import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignLines } from './align-lines.ts'

const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 7 })

/** The length of the longest common subsequence, by trying every choice. */
function longestShared(left: readonly string[], right: readonly string[]): number {
  const [a, ...rest] = left
  if (a === undefined || right.length === 0) return 0
  const found = right.indexOf(a)
  const taken = found === -1 ? 0 : 1 + longestShared(rest, right.slice(found + 1))
  return Math.max(taken, longestShared(rest, right))
}

describe('alignLines', () => {
  test('sets changed lines beside each other and missing ones beside nothing', () => {
    const rows = alignLines(
      'def f():\n    if x:\n        y\n    return 1',
      'def f():\n    return 2',
    )

    expect(rows.map(({ left, right, isSame }) => [left?.text, right?.text, isSame])).toEqual([
      ['def f():', 'def f():', true],
      ['    if x:', '    return 2', false],
      ['        y', undefined, false],
      ['    return 1', undefined, false],
    ])
  })

  test('loses no line and tells where each begins', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [before, after] = [left.join('\n'), right.join('\n')]
        const rows = alignLines(before, after)
        const lines = (side: 'left' | 'right'): readonly string[] =>
          rows.flatMap(row => row[side]?.text ?? [])

        expect(lines('left')).toEqual(left)
        expect(lines('right')).toEqual(right)
        expect(rows.every(row => !row.isSame || row.left?.text === row.right?.text)).toBe(true)
        expect(
          rows.every(
            row => row.left === undefined || before.startsWith(row.left.text, row.left.start),
          ),
        ).toBe(true)
      }),
      { seed: 6 },
    )
  })

  test('pairs as many equal lines as can be', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const same = alignLines(left.join('\n'), right.join('\n')).filter(row => row.isSame)

        // Equal lines at both ends are always part of a longest common subsequence.
        expect(same).toHaveLength(longestShared(left, right))
      }),
      { seed: 6 },
    )
  })
})
