import { describe, expect, test } from 'vitest'
import { alignTable } from './table.ts'

describe('alignTable', () => {
  test('pads to the widest cell and leaves no space at the end', () => {
    const rows = [
      ['name', 'n'],
      ['ab', '1,000'],
      ['–', ''],
    ]

    expect(alignTable(rows, ['left', 'right'])).toEqual(['name      n', 'ab    1,000', '–'])
  })

  test('counts characters, not code units', () => {
    expect(
      alignTable(
        [
          ['😀', 'x'],
          ['ab', 'y'],
        ],
        ['left', 'left'],
      ),
    ).toEqual(['😀   x', 'ab  y'])
  })
})
