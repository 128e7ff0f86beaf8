import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerParser, type Answer } from './answer-parser.ts'

const toBytes = ({ id, cpuMs, ending, records }: Answer): Buffer => {
  const body = Buffer.from(records)
  return Buffer.concat([
    Buffer.from(`${id} ${Math.round(cpuMs * 1000)} ${ending} ${body.length}\n`),
    body,
  ])
}

const answer = fc.record({
  id: fc.nat(),
  cpuMs: fc.nat(10_000),
  ending: fc.constantFrom('exit-0', 'cpu', 'wall', 'signal-11', 'flood', 'part'),
  records: fc.string({ unit: 'grapheme', maxLength: 200 }),
})

/** Cuts bytes at the given places. */
const cut = (bytes: Buffer, places: readonly number[]): readonly Buffer[] => {
  const at = [
    0,
    ...places.map(place => place % (bytes.length + 1)).sort((a, b) => a - b),
    bytes.length,
  ]
  return at.slice(1).map((end, index) => bytes.subarray(at[index] ?? 0, end))
}

describe('answerParser', () => {
  test('finds the same answers however the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(answer, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (answers, places) => {
          const parser = answerParser()
          const found = cut(Buffer.concat(answers.map(toBytes)), places).flatMap(
            (chunk): readonly (Answer | string)[] => {
              const parsed = parser.push(chunk)
              return parsed.kind === 'answers' ? parsed.answers : ['broken']
            },
          )

          expect(found).toEqual(answers)
        },
      ),
      { seed: 5, numRuns: 500 },
    )
  })

  test('never throws on any bytes, and once broken stays broken', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), chunks => {
        const parser = answerParser()
        const kinds = chunks.map(chunk => parser.push(Buffer.from(chunk)).kind)
        const firstBroken = kinds.indexOf('broken')

        expect(
          firstBroken === -1 || kinds.slice(firstBroken).every(kind => kind === 'broken'),
        ).toBe(true)
      }),
      { seed: 6, numRuns: 2000 },
    )
  })

  test('never throws when valid answers are damaged', () => {
    fc.assert(
      fc.property(answer, fc.nat(), fc.nat(255), (one, place, value) => {
        const bytes = toBytes(one)
        bytes[place % bytes.length] = value
        const parsed = answerParser().push(bytes)

        expect(['answers', 'broken']).toContain(parsed.kind)
      }),
      { seed: 7, numRuns: 2000 },
    )
  })

  test.for([
    ['a head without end', 'x'.repeat(200)],
    ['a length beyond the bound', '1 1 exit-0 99999999\n'],
    ['a negative length', '1 1 exit-0 -1\n'],
    ['an ending with a space', '1 1 exit 0 1\n'],
    ['another order', 'exit-0 1 1 1\n'],
  ])('does not trust %s', ([, text = '']) => {
    expect(answerParser().push(Buffer.from(text)).kind).toBe('broken')
  })
})
