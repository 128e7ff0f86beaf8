import { describe, expect, test } from 'vitest'
import { body, editsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const edits = (...lines: readonly string[]): readonly string[] =>
  editsIn(body(...lines, 'return {}'), 'off_by_one_boundary')

describe('off_by_one_boundary', () => {
  test('flips strictness and moves one operand the other way', () => {
    expect(edits('y = n < k')).toEqual([' →  + 1', '< → <=', ' →  - 1'])
    expect(edits('y = n >= k')).toEqual([' →  + 1', '>= → >', ' →  - 1'])
  })

  test('does not write n < 6 beside n <= 5, which is the same on whole numbers', () => {
    expect(edits('y = n < 5')).toEqual([' →  + 1', '< → <=', '5 → 4'])
    expect(edits('y = n <= 5')).toEqual([' →  - 1', '<= → <', '5 → 6'])
    expect(edits('y = 5 > n')).toEqual(['5 → 4', '> → >=', ' →  + 1'])
  })

  test('moves the bounds of a range, also an open one', () => {
    expect(edits('y = range(n)')).toEqual([' → 1, ', ' →  + 1', ' →  - 1'])
    expect(edits('y = range(1, n)')).toEqual(['1 → 0', '1 → 2', ' →  + 1', ' →  - 1'])
  })

  test('moves the bounds of a slice, also an open one', () => {
    expect(edits('y = xs[:k]')).toEqual([' → 1', ' →  + 1', ' →  - 1'])
    expect(edits('y = xs[k:]')).toEqual([' →  + 1', ' →  - 1', ' → -1'])
  })

  test('moves an index', () => {
    expect(edits('y = xs[0]')).toEqual(['0 → -1', '0 → 1'])
    expect(edits('y = xs[n - 1]')).toEqual([' - 1 → ', '1 → 2'])
  })

  test('counts from one', () => {
    expect(edits('y = enumerate(xs)')).toContain(' → , 1')
  })

  test('leaves the ends of an iterated sequence out', () => {
    expect(edits('for x in xs:', '    y = x')).toEqual([' → [1:]', ' → [:-1]'])
  })

  test('moves the counts of a pattern', () => {
    expect(edits('y = re.match("a{2,3}", k)')).toEqual([
      '{2,3} → {1,3}',
      '{2,3} → {2,4}',
      '{2,3} → {3,3}',
    ])
  })

  test('passes a slot down through arithmetic and parentheses only', () => {
    expect(edits('y = xs[(n + 2) * k]')).toEqual(['2 → 1', '2 → 3', ' →  + 1', ' →  - 1'])
    expect(edits('y = xs[f(2)]')).not.toContain('2 → 3')
  })
})
