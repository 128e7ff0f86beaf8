import { readFileSync } from 'node:fs'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editBetween } from './edit-between.ts'
import { applyEdits } from './edits.ts'

interface SizeCase {
  readonly before: string
  readonly after: string
  readonly size: number
}

const fixture = new URL('../../test/fixtures/mutation/edit-sizes.json', import.meta.url)
const { cases }: { readonly cases: readonly SizeCase[] } = JSON.parse(readFileSync(fixture, 'utf8'))
const text = string({ unit: constantFrom('a', 'b', '\n', '1'), maxLength: 12 })

describe('editBetween', () => {
  test('counts the characters that difflib finds unequal', () => {
    const sizes = cases.map(({ before, after }) => editBetween(before, after).size)

    expect(cases.length).toBeGreaterThan(100)
    expect(sizes).toEqual(cases.map(({ size }) => size))
  })

  test('counts a replaced character once', () => {
    expect(editBetween('n - 1', 'n + 1')).toEqual({
      edit: { start: 2, end: 3, before: '-', after: '+' },
      size: 1,
    })
  })

  test('turns the one text into the other', () => {
    const holds = property(text, text, (before, after) => {
      const { edit, size } = editBetween(before, after)

      expect(applyEdits(before, [edit])).toBe(after)
      expect(size === 0).toBe(before === after)
    })

    assert(holds, { seed: 4 })
  })
})
