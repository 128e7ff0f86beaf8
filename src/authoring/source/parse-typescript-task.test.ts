import { describe, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import { canaryLine } from './canary.ts'
import { parseTypescriptTask } from './parse-typescript-task.ts'

const parse = await loadParser('typescript')
const read = (text: string, id = 'geometry/twice') =>
  parseTypescriptTask({ id, file: `${id}.ts`, text }, parse)

const CANARY = canaryLine('typescript')
const WHOLE = `/*
 * Return the number
 *   twice, a * b.
 */
import assert from 'node:assert/strict'

type Count = number

function twice(number: Count): Count {
  // A comment inside belongs to the code.
  return number * 2
}

assert.strictEqual(twice(2), 4)
assert(twice(0) === 0)

const EQUIVALENT = {
  'return number [-*-]{+-+} 2': 'a reason ' + "in two 'parts'\\u0021",
}
${CANARY}
`

describe('parseTypescriptTask', () => {
  test('takes a whole file apart', () => {
    const { task, problems } = read(WHOLE)

    expect(problems).toEqual([])
    expect(task).toEqual({
      id: 'geometry/twice',
      domain: 'geometry',
      functionName: 'twice',
      language: 'typescript',
      query: 'Return the number twice, a * b.',
      code: [
        'type Count = number',
        '',
        'function twice(number: Count): Count {',
        '  // A comment inside belongs to the code.',
        '  return number * 2',
        '}',
      ].join('\n'),
      tests: ['assert.strictEqual(twice(2), 4)', 'assert(twice(0) === 0)'],
      equivalents: [{ key: 'return number [-*-]{+-+} 2', reason: "a reason in two 'parts'!" }],
    })
  })

  test.each([
    ['no canary', WHOLE.replace(CANARY, ''), 'The last line must be the canary comment'],
    ['another import', WHOLE.replace("node:assert/strict'", "node:fs'"), 'The only import must be'],
    [
      'a second function',
      WHOLE.replace('type Count = number', 'function f() {}'),
      'one function, but has 2',
    ],
    [
      'a loop at the top',
      WHOLE.replace('assert(twice', 'for (;;) assert(twice'),
      'is a for_statement',
    ],
    [
      'a test before the function',
      WHOLE.replace('type Count', 'assert(true)\ntype Count'),
      'must not hold',
    ],
    ['another constant', WHOLE.replace('const EQUIVALENT', 'const OTHER'), 'The only constant'],
    ['a reason that is no text', WHOLE.replace(/'a reason.*/, '7,'), 'must map plain strings'],
    [
      'broken syntax',
      WHOLE.replace('function twice(', 'function twice(('),
      'must be valid TypeScript',
    ],
    ['no query', WHOLE.slice(WHOLE.indexOf('import')), 'block comment with the query'],
  ])('says what is wrong with %s', (_, text, message) => {
    expect(read(text).problems.join('\n')).toContain(message)
  })
})
