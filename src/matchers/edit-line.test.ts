import { describe, expect, test } from 'vitest'
import { editLine } from './edit-line.ts'

const code = 'def f(low, high):\n    if low < high:\n        return 1\n    return 0\n'

describe('editLine', () => {
  test('marks the changed word of the changed line', () => {
    expect(editLine(code, code.replace('<', '<='))).toBe('L2: if low [-<-]{+<=+} high:')
  })

  test('shows a swap as one span', () => {
    expect(editLine('f(a, b)', 'f(b, a)')).toBe('L1: f([-a, b-]{+b, a+})')
  })

  test('counts the further lines of a removed guard', () => {
    expect(editLine(code, code.replace(/ {4}if.*\n.*1\n/, ''))).toBe(
      'L2: [-if low < high:-] (and 1 more line)',
    )
  })

  test('shows an added line', () => {
    expect(editLine('a\nc', 'a\nb\nc')).toBe('L2: {+b+}')
  })
})
