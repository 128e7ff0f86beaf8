import { describe, expect, test } from 'vitest'
import { placeEdit } from './place-edit.ts'

describe('placeEdit', () => {
  test('names the lines of the replaced text', () => {
    expect(placeEdit('m', 'a = 1\nb = 2\nc = 3\n', 'a = 1\nb = 20\nc = 3\n')).toEqual({
      id: 'm',
      edit: { start: 11, end: 11, before: '', after: '0' },
      line: 2,
      endLine: 2,
    })
  })

  test('ends a removed line before the next one', () => {
    const placed = placeEdit('m', 'x = 1\nif y:\n    z()\nw = 2\n', 'x = 1\nw = 2\n')

    expect([placed.line, placed.endLine]).toEqual([2, 3])
  })
})
