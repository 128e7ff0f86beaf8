import { describe, expect, test } from 'vitest'
import { editsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const edits = (line: string): readonly string[] =>
  editsIn(`def f():\n    ${line}\n`, 'swap_arguments')

describe('swap_arguments', () => {
  test('exchanges neighbouring arguments and, as a filler, doubles one', () => {
    expect(edits('y = g(a, b)')).toEqual(['a, b → b, a', 'b → a'])
  })

  test.each(['max(a, b)', 'isinstance(a, b)', 'print(a, b)', 'g(a, a)', 'g(a, k=b)'])(
    'leaves %s alone',
    call => {
      expect(edits(`y = ${call}`)).toEqual([])
    },
  )

  test('exchanges the operands of operators that are not commutative', () => {
    expect(edits('y = a - b')).toEqual(['a - b → b - a'])
    expect(edits('y = a + b')).toEqual([])
  })

  test('keeps compound operands together', () => {
    expect(edits('y = a - b * c')).toEqual(['a - b * c → (b * c) - a'])
  })

  test('exchanges joined sequences, whose order matters', () => {
    expect(edits('y = [a] + b')).toEqual(['[a] + b → b + [a]'])
  })

  test('exchanges returned and assigned elements, but no targets', () => {
    expect(edits('return a, b')).toEqual(['a, b → b, a'])
    expect(edits('a, b = b, c')).toEqual(['b, c → c, b'])
  })

  test('exchanges receiver and argument where both are of a kind', () => {
    expect(edits('y = a.startswith(b)')).toEqual(['a.startswith(b → b.startswith(a'])
  })

  test('exchanges parameters, but never self', () => {
    expect(editsIn('def f(a, b):\n    pass\n', 'swap_arguments')).toEqual(['a, b → b, a'])
    expect(editsIn('def f(self, b):\n    pass\n', 'swap_arguments')).toEqual([])
  })
})
