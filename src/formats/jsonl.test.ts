import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formatChecksums, parseChecksums, sha256Of } from './checksum-manifest.ts'
import { formatJsonl, parseJsonl } from './jsonl.ts'

const Row = z.object({ id: z.string(), n: z.number().optional() })
const parse = (text: string): unknown => parseJsonl(text, Row, { file: 'rows.jsonl' })

describe('parseJsonl', () => {
  test('gives back what formatJsonl wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string({ unit: 'binary' }) })), rows => {
        expect(parse(formatJsonl(rows))).toEqual(rows)
      }),
      { seed: 8 },
    )
  })

  test('accepts CRLF, a byte order mark and a missing last line feed', () => {
    expect(parse('\uFEFF{"id":"a"}\r\n{"id":"b"}')).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(parse('')).toEqual([])
  })

  test.each([
    ['{"id":"a"}\n{"id":', 'rows.jsonl:2 must hold one JSON object, but holds "{\\"id\\":"'],
    ['{"id":"a"}\n\n{"id":"b"}', 'rows.jsonl:2 must hold one JSON object, but holds an empty line'],
    ['{"id":1}', 'rows.jsonl:1 must hold a row of the documented shape'],
    ['[]', 'rows.jsonl:1 must hold a row of the documented shape'],
  ])('names file and line of %j', (text, message) => {
    expect(() => parse(text)).toThrow(message)
  })
})

describe('parseChecksums', () => {
  const digest = sha256Of('abc')

  test('uses the published digest of "abc"', () => {
    // FIPS 180-4, example B.1
    expect(digest).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('reads text and binary marks, ./ and sorted output back', () => {
    const parsed = parseChecksums(`${digest}  ./b\n${digest.toUpperCase()} *a c\n`, 'SHA256SUMS')

    expect(formatChecksums(parsed)).toBe(`${digest}  a c\n${digest}  b\n`)
  })

  test.each([`${digest} x`, `${digest}  `, `abc  x`, `${digest}  x\n${digest}  x`])(
    'refuses %j',
    text => {
      expect(() => parseChecksums(text, 'SHA256SUMS')).toThrow(/SHA256SUMS:\d must hold/)
    },
  )
})
