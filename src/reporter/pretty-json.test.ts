import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prettyJson } from './pretty-json.ts'

describe('prettyJson', () => {
  test('keeps a list of plain values on one line', () => {
    expect(prettyJson({ a: [1, 2], b: [{ c: null }], d: {}, e: undefined })).toBe(
      '{\n  "a": [1, 2],\n  "b": [\n    {\n      "c": null\n    }\n  ],\n  "d": {}\n}\n',
    )
  })

  test('is read back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(prettyJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 20260510 },
    )
  })
})
