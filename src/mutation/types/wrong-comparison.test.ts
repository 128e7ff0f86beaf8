import { describe, expect, test } from 'vitest'
import { body, editsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const edits = (...lines: readonly string[]): readonly string[] =>
  editsIn(body(...lines, 'return {}'), 'wrong_comparison')

describe('wrong_comparison', () => {
  test.each([
    ['n < k', ['< → ==', '< → >', '< → >=']],
    ['n >= k', ['>= → <', '>= → <=', '>= → ==']],
    ['n == k', ['== → !=', '== → <=', '== → >=']],
    ['n in xs', ['in → not in']],
    ['n not in xs', ['not in → in']],
    ['n is None', ['is → is not']],
    ['n is  not k', ['is  not → is']],
    ['k.startswith(n)', ['startswith → endswith']],
    ['True', ['True → False']],
  ])('changes %s', (expression, expected) => {
    expect(edits(`y = ${expression}`)).toEqual(expected)
  })

  test('never orders states and texts', () => {
    expect(edits('y = k == "open"')).toEqual(['== → !='])
    expect(edits('y = k == None')).toEqual(['== → !='])
  })

  test('negates a bare condition', () => {
    expect(edits('if xs:', '    n = k')).toEqual([' → not '])
    expect(edits('if not xs:', '    n = k')).toEqual([])
  })

  test('sorts the other way round', () => {
    expect(edits('y = sorted(xs)')).toEqual([' → , reverse=True'])
    expect(edits('xs.sort()')).toEqual([' → reverse=True'])
    expect(edits('y = sorted(xs, reverse=True)')).toEqual(['True → False'])
  })

  test('negates a class of a pattern', () => {
    expect(edits(String.raw`y = re.findall(r"[a-z]\d", k)`)).toEqual([
      '[ → [^',
      String.raw`\d → \D`,
    ])
  })

  test('negates a result in tier 3', () => {
    expect(editsIn(body('return n'), 'wrong_comparison')).toEqual([' → not '])
  })
})
