import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import { pythonTask } from './python-task.ts'

const parse = await loadParser('python')
const row = (query: string): RegistryRow => ({
  function_name: 'twice',
  query,
  domain: 'math_numerical',
  language: 'python',
  origin: { kind: 'hand' },
})
const answer = {
  canonical: 'import math\n\n\ndef twice(n):\n    return math.floor(n * 2)',
  tests: ['assert twice(1) == 2', 'assert twice(\n    3\n) == 6'],
  equivalents: [{ key: 'return "[-a-]{+b+}" \\n', reason: 'No input\nshows it.' }],
  distractors: [],
}

describe('pythonTask', () => {
  test('writes a file that reads back as it was meant', () => {
    const { task, problems } = pythonTask(row('Double a number and round it down.'), answer, parse)

    expect(problems).toEqual([])
    expect(task).toEqual({
      id: 'math_numerical/twice',
      domain: 'math_numerical',
      functionName: 'twice',
      language: 'python',
      query: 'Double a number and round it down.',
      code: answer.canonical,
      tests: answer.tests,
      equivalents: answer.equivalents,
    })
  })

  test('keeps every query, and lines of a hundred columns', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zé∑]{1,12}$/),
      fc.constantFrom('"', '"""', '\\', '\\n', "'", 'x"', '\\"', '#', '""""'),
    )
    const query = fc.array(word, { minLength: 1, maxLength: 60 }).map(words => words.join(' '))

    fc.assert(
      fc.property(query, text => {
        const read = pythonTask(row(text), answer, parse)

        expect(read.task?.query).toBe(text)
        expect(
          Math.max(...read.text.split('\n').map(line => Array.from(line).length)),
        ).toBeLessThanOrEqual(100)
      }),
      { seed: 10 },
    )
  })

  test('says what keeps an answer from being a task', () => {
    const wrong = { ...answer, canonical: 'def a():\n    pass\n\n\ndef twice(n):\n    return n' }

    expect(pythonTask(row('Double.'), wrong, parse).problems).toEqual([
      'The file must hold one definition, but has 2.',
    ])
    expect(
      pythonTask(row('Double.'), { ...answer, tests: ['assert twice('] }, parse).problems,
    ).toEqual(['The file must be valid Python, but is not.'])
  })
})
