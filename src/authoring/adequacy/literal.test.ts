import { describe, expect, test } from 'vitest'
import { loadParser } from '../../syntax/index.ts'
import { readLiteral, writeLiteral } from './literal.ts'
import { literalVariants } from './literal-variants.ts'

const parse = await loadParser('python')

function read(text: string) {
  const node = parse(text).children[0]?.children[0]
  if (node === undefined) throw new Error(`no expression in ${text}`)
  return readLiteral(node, text)
}

describe('readLiteral and writeLiteral', () => {
  test.each([
    ['-12', '-12'],
    ['0b101', '5'],
    ['1_000', '1000'],
    ['2.0', '2.0'],
    ['-0.5', '-0.5'],
    ['"a\\n\\"b"', '"a\\n\\"b"'],
    ["'it'", '"it"'],
    ['(1,)', '(1,)'],
    ['()', '()'],
    ['[1, (2, "x")]', '[1, (2, "x")]'],
    ['{"a": [None], 3: {}}', '{"a": [None], 3: {}}'],
    ['{1, 2}', '{1, 2}'],
    ['date(2024, 2, 29)', 'date(2024, 2, 29)'],
    ['f(a=1, *rest)', 'f(a=1, *rest)'],
    ['b"raw"', 'b"raw"'],
    ['x + 1', 'x + 1'],
  ])('keeps the meaning of %s', (text, expected) => {
    expect(writeLiteral(read(text))).toBe(expected)
  })
})

describe('literalVariants', () => {
  const variants = (text: string): readonly string[] =>
    literalVariants(read(text)).map(writeLiteral)

  test('steps over and under a number, and to zero', () => {
    expect(variants('5')).toEqual(expect.arrayContaining(['4', '6', '0', '-5']))
    expect(variants('5')).not.toContain('5')
  })

  test('drops, repeats and swaps items, at every depth', () => {
    expect(variants('[1, [2, 3]]')).toEqual(
      expect.arrayContaining([
        '[]',
        '[1]',
        '[1, 1, [2, 3]]',
        '[[2, 3], 1]',
        '[1, [2]]',
        '[1, [3, 3]]',
      ]),
    )
  })

  test('drops, doubles and swaps letters, and adds a digit that is not ASCII', () => {
    expect(variants('"ab"')).toEqual(
      expect.arrayContaining(['""', '"b"', '"aab"', '"ba"', '"Ab"', '"ab٣"', '"abab"']),
    )
  })

  test('never changes the number of arguments of a call', () => {
    expect(variants('date(2024, 1)').every(text => /^date\(-?\d+, -?\d+\)$/.test(text))).toBe(true)
  })
})
