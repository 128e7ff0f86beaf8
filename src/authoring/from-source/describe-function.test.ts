import { describe, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import { describeFunction } from './describe-function.ts'

const python = { language: 'python', parse: await loadParser('python') } as const
const typescript = { language: 'typescript', parse: await loadParser('typescript') } as const

describe('describeFunction, Python', () => {
  test('takes the docstring out and its first paragraph as query', () => {
    const code =
      'def total(prices):\n    """Add up  the\n    prices.\n\n    >>> total([1])\n    1\n    """\n\n    return sum(prices)\n'

    expect(describeFunction(code, '', python)).toEqual({
      query: 'Add up the prices.',
      code: 'def total(prices):\n    return sum(prices)\n',
    })
  })

  test.each([
    ['no docstring', 'def total(prices):\n    return sum(prices)\n'],
    ['a docstring alone', 'def total(prices):\n    """Add up the prices."""'],
    ['one on the line of the head', 'def total(prices): "Add up the prices."\n'],
  ])('finds no description in %s', (_name, code) => {
    expect(describeFunction(code, '', python)).toEqual({ query: undefined, code })
  })

  test('takes two words for no description', () => {
    const code = "def total(prices):\n    'Add prices.'\n    return sum(prices)\n"

    expect(describeFunction(code, '', python).query).toBeUndefined()
  })
})

describe('describeFunction, TypeScript', () => {
  const code = 'export function total(prices: number[]) { return 1 }'

  test('reads the JSDoc block directly above', () => {
    const before =
      '/** Of the file. */\nconst a = 1\n\n/**\n * Adds up all {@link Price}s.\n * @param prices some\n */\n'

    expect(describeFunction(code, before, typescript)).toEqual({
      query: 'Adds up all Prices.',
      code,
    })
  })

  test('does not take that of something else', () => {
    const before = '/** Adds up all prices. */\nconst a = 1\n'

    expect(describeFunction(code, before, typescript).query).toBeUndefined()
  })
})
