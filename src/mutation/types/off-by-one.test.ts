import { describe, expect, test } from 'vitest'
import { body, editsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const edits = (...lines: readonly string[]): readonly string[] =>
  editsIn(body(...lines, 'return {}'), 'off_by_one')

describe('off_by_one', () => {
  test('moves an integer by one', () => {
    expect(edits('y = 3')).toEqual(['3 → 2', '3 → 4'])
  })

  test('takes a minus sign and its digits as one site', () => {
    expect(edits('y = -1')).toEqual(['-1 → -2', '-1 → 0'])
  })

  test('keeps the notation of the number', () => {
    expect(edits('y = 0x0F')).toEqual(['0x0F → 0x0E', '0x0F → 0x10'])
    expect(edits('y = 1_000')).toEqual(['1_000 → 1_001', '1_000 → 999'])
  })

  test('moves a float in tier 2, across zero too', () => {
    expect(edits('y = 0.25')).toEqual(['0.25 → -0.75', '0.25 → 1.25'])
  })

  test('drops a ± 1 or doubles it, but never writes ± 0', () => {
    expect(edits('y = n + 1')).toEqual([' + 1 → ', '1 → 2'])
  })

  test('moves a count', () => {
    expect(edits('y = len(xs)')).toEqual([' →  + 1', ' →  - 1'])
    expect(edits('y = len(xs) * k')).toEqual(['len(xs) → (len(xs) + 1)', 'len(xs) → (len(xs) - 1)'])
  })

  test('moves a returned number', () => {
    expect(editsIn(body('return n * k'), 'off_by_one')).toEqual([' →  + 1', ' →  - 1'])
  })

  test('takes the twin of a rounding or bisecting function', () => {
    expect(edits('y = math.floor(n)')).toEqual(['floor → ceil'])
    expect(edits('y = bisect_left(xs, n)')).toEqual(['bisect_left → bisect_right'])
  })

  test.each(['xs[1]', 'xs[1:n]', 'range(1, n)', 'n < 1', 'xs[n - 1]', 'enumerate(xs, 1)'])(
    'leaves the bound in %s to off_by_one_boundary',
    expression => {
      expect(edits(`y = ${expression}`)).toEqual([])
    },
  )

  test('owns the step of a slice and of a range', () => {
    expect(edits('y = xs[n:k:2]')).toEqual(['2 → 1', '2 → 3'])
    expect(edits('y = range(n, k, 2)')).toEqual(['2 → 1', '2 → 3'])
  })
})
