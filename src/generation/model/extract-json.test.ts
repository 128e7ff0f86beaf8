import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractJson } from './extract-json.ts'

describe('extractJson', () => {
  test.each([
    ['the object alone', '{"a": 1}', { a: 1 }, false],
    ['a fence', '```json\n{"a": 1}\n```', { a: 1 }, true],
    ['prose on both sides', 'Here you are: {"a": {"b": "}"}} Enjoy!', { a: { b: '}' } }, true],
    ['braces in the prose before', 'A set {x | x > 1} and {"a": "\\"}"}', { a: '"}' }, true],
  ])('finds it in %s', (_, text, value, hadProse) => {
    expect(extractJson(text)).toEqual({ value, hadProse })
  })

  test.each([
    ['nothing', ''],
    ['no object', 'no'],
    ['a list', '[1]'],
    ['half an object', '{"a": "b'],
    ['a bare brace', '}{'],
  ])('finds none in %s', (_, text) => {
    expect(extractJson(text)).toBeUndefined()
  })

  test('finds every object whatever prose without braces stands around it', () => {
    const prose = fc.string().map(text => text.replaceAll(/[{}"]/g, ' '))
    const object = fc.dictionary(fc.string(), fc.jsonValue()).map(value => JSON.stringify(value))

    fc.assert(
      fc.property(prose, object, prose, (before, json, after) => {
        expect(extractJson(before + json + after)?.value).toEqual(JSON.parse(json))
      }),
      { seed: 10 },
    )
  })
})
