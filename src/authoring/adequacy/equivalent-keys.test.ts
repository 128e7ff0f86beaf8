import { describe, expect, test } from 'vitest'
import type { Mutant } from '../../mutation/index.ts'
import { equivalentKeys, wordDiff } from './equivalent-keys.ts'

const CODE = [
  'def f(x):',
  '    if x > 0:',
  '        return 1',
  '    low = x + 1',
  '    high = x + 1',
  '    return low',
].join('\n')

function mutant(before: string, after: string, from = 0): Mutant {
  const start = CODE.indexOf(before, from)
  const edit = { start, end: start + before.length, before, after }
  return {
    id: `${start}:${after}`,
    type: 'off_by_one',
    operator: 'literal',
    tier: 1,
    edit,
    code: '',
    line: 1,
    endLine: 1,
    description: '',
  }
}

describe('wordDiff', () => {
  test.each([
    ['a replacement', mutant('>', '>='), 'if x [->-]{+>=+} 0:'],
    ['an insertion', mutant('', 'not ', CODE.indexOf('x >')), 'if {+not +}x > 0:'],
    ['a removal', mutant(' + 1', ''), 'low = x[- + 1-]'],
    [
      'a removal of whole lines',
      mutant('    if x > 0:\n        return 1\n', ''),
      '[- if x > 0: return 1 -]',
    ],
    ['a change over two lines', mutant('0:\n        return 1', '1'), 'if x > [-0: return 1-]{+1+}'],
  ])('shows %s in its line', (_, given, expected) => {
    expect(wordDiff(CODE, given)).toBe(expected)
  })
})

describe('equivalentKeys', () => {
  test('numbers diffs that look alike in the order of the source', () => {
    const first = mutant('x + 1', 'x')
    const other = { ...mutant('x + 1', 'x', CODE.indexOf('high')), id: 'other' }
    const code = CODE.replace('high', 'low ')

    expect([...equivalentKeys(code, [first, other]).values()]).toEqual([
      'low = [-x + 1-]{+x+}',
      'low = [-x + 1-]{+x+} @2',
    ])
  })

  test('gives every mutant a key of its own', () => {
    const mutants = ['0', '1', '2'].map(after => mutant('x', after))

    expect(new Set(equivalentKeys(CODE, mutants).values()).size).toBe(3)
  })
})
