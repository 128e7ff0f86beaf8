import { describe, expect, test } from 'vitest'
import { body, editsIn } from '../../../test/fixtures/mutation/edits-in.ts'

const edits = (...lines: readonly string[]): readonly string[] =>
  editsIn(body(...lines, 'return {}'), 'wrong_operator')

describe('wrong_operator', () => {
  test.each([
    ['n + k', ['+ → -']],
    ['n - k', ['- → +']],
    ['n * k', ['* → +', '* → /']],
    ['n / k', ['/ → *', '/ → //']],
    ['n // k', ['// → %', '// → /']],
    ['n % k', ['% → *', '% → //']],
    ['n ** k', ['** → *']],
    ['n & k', ['& → ^', '& → |']],
    ['n << k', ['<< → >>']],
    ['n and k', ['and → or']],
    ['not n', ['not  → ']],
    ['-n', ['- → ']],
    ['~n', ['~ → ']],
    ['any(xs)', ['any → all']],
    ['map(str.lower, xs)', ['lower → upper']],
  ])('changes %s', (expression, expected) => {
    expect(edits(`y = ${expression}`)).toEqual(expected)
  })

  test('changes or drops an augmentation', () => {
    expect(edits('n += k')).toEqual(['+= → -=', '+= → ='])
  })

  test.each(['"a" + k', '[0] + xs', '"%s" % n', '[0] * n'])(
    'leaves %s alone, where every other operator crashes',
    expression => {
      expect(edits(`y = ${expression}`)).toEqual([])
    },
  )

  test('swaps the repetitions of a pattern', () => {
    expect(edits('y = re.sub(r"a+[+]b*", "", k)')).toEqual(['+ → *', '* → +'])
  })
})
