import { describe, expect, test } from 'vitest'
import { body, editsIn, mutantsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const TYPE = 'remove_edge_case_check'
const edits = (...lines: readonly string[]): readonly string[] => editsIn(body(...lines), TYPE)

function codes(...lines: readonly string[]): readonly string[] {
  return mutantsIn(body(...lines))
    .filter(({ type }) => type === TYPE)
    .map(({ code }) => code)
}

describe('remove_edge_case_check', () => {
  test('deletes a guard with its lines', () => {
    expect(codes('if n < 0:', '    return 0', 'return n')).toEqual([body('return n')])
  })

  test('leaves a statement where a guard stood alone', () => {
    expect(codes('if n < 0:', '    return 0')).toEqual([body('pass')])
  })

  test('deletes each arm of a chain', () => {
    expect(codes('if n:', '    k = 1', 'elif k:', '    k = 2', 'else:', '    k = 3')).toEqual([
      body('if k:', '    k = 2', 'else:', '    k = 3'),
      body('if n:', '    k = 1', 'else:', '    k = 3'),
      body('if n:', '    k = 1', 'elif k:', '    k = 2'),
    ])
  })

  test('keeps what stands in the else of a guard', () => {
    expect(codes('if n:', '    return 0', 'else:', '    k = 1', '    return k')).toContain(
      body('k = 1', 'return k'),
    )
  })

  test('deletes a side of a conjunction', () => {
    expect(edits('return n and k')).toEqual(['n and  → ', ' and k → '])
  })

  test('does not glue words together', () => {
    expect(codes('if(n)and k:', '    pass', 'return n')).toContain(
      body('if k:', '    pass', 'return n'),
    )
  })

  test('takes one branch of a conditional', () => {
    expect(edits('return n if k else xs')).toEqual(['n if k else xs → n', 'n if k else xs → xs'])
  })

  test.each([
    ['y = [x for x in xs if x]', ' if x → '],
    ['y = max(0, n)', 'max(0, n) → n'],
    ['y = k.get(n, 0)', ', 0 → '],
    ['y = re.match("^a", k)', '^ → '],
    ['y = sorted(xs)', 'sorted(xs) → xs'],
  ])('unguards %s', (line, expected) => {
    expect(edits(line, 'return {}')).toContain(expected)
  })

  test('deletes an assertion', () => {
    expect(codes('assert n', 'return n')).toEqual([body('return n')])
  })

  test('deletes a case that has others', () => {
    expect(
      codes('match n:', '    case 1:', '        return 1', '    case 2:', '        return 2'),
    ).toEqual([
      body('match n:', '    case 2:', '        return 2'),
      body('match n:', '    case 1:', '        return 1'),
    ])
  })
})
