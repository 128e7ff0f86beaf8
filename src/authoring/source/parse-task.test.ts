import { describe, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import { CANARY_LINE } from './canary.ts'
import { parseTask } from './parse-task.ts'

const parse = await loadParser('python')
const read = (text: string, id = 'geometry/twice') =>
  parseTask({ id, file: `${id}.py`, text }, parse)

const WHOLE = `"""Return the number
  twice,  and "\\u00e9" stays."""

import math
from fractions import Fraction


def twice(number):
    # A comment inside belongs to the code.
    return number * 2


assert twice(2) == 4
assert twice(
    0
) == 0

EQUIVALENT = {
    "return number [-*-]{+-+} 2": (
        "a reason "
        'in two "parts"'
    ),
}
${CANARY_LINE}
`

describe('parseTask', () => {
  test('takes a whole file apart', () => {
    const { task, problems } = read(WHOLE)

    expect(problems).toEqual([])
    expect(task).toEqual({
      id: 'geometry/twice',
      domain: 'geometry',
      functionName: 'twice',
      language: 'python',
      query: 'Return the number twice, and "é" stays.',
      code: [
        'import math',
        'from fractions import Fraction',
        '',
        '',
        'def twice(number):',
        '    # A comment inside belongs to the code.',
        '    return number * 2',
      ].join('\n'),
      tests: ['assert twice(2) == 4', 'assert twice(\n    0\n) == 0'],
      equivalents: [{ key: 'return number [-*-]{+-+} 2', reason: 'a reason in two "parts"' }],
    })
  })

  test.each([
    ['a syntax error', 'def f(:\n', /must be valid Python/],
    ['no canary', WHOLE.replace(CANARY_LINE, ''), /last line must be the canary/],
    [
      'a second definition',
      WHOLE.replace('\n\nassert', '\n\ndef g():\n    pass\n\nassert'),
      /has 2/,
    ],
    [
      'another statement',
      WHOLE.replace('assert twice(2)', 'x += 1\nassert twice(2)'),
      /Line 13 must/,
    ],
    ['another assignment', WHOLE.replace('EQUIVALENT', 'SAME'), /only assignment .* EQUIVALENT/],
    [
      'an import below',
      WHOLE.replace('\nEQUIV', '\nimport re\nEQUIV'),
      /not hold the import after/,
    ],
    [
      'a computed key',
      WHOLE.replace('"return number', 'b"return number'),
      /must map plain strings/,
    ],
    ['an empty reason', WHOLE.replace(/\(\n.*\n.*\n {4}\)/, '" "'), /must map plain strings/],
    ['no docstring', WHOLE.slice(WHOLE.indexOf('import math')), /a docstring and one definition/],
  ])('reports %s', (_, text, message) => {
    expect(read(text).problems.join('\n')).toMatch(message)
  })
})
