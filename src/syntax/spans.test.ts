import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { definitionsOf } from './definitions.ts'
import { cutSpans, lineStarts, skeletonOf, sliceLines } from './spans.ts'

const line = fc.constantFrom(
  'a',
  '  b',
  '',
  '\r',
  '🛒 x',
  'function f() {',
  '}',
  '\uFEFFq',
  '\u2028',
)
const source = fc
  .tuple(fc.array(line), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''))
const ranges = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(9)))
const definitionAt = ([startLine, more]: readonly [number, number]) => ({
  name: 'f',
  kind: 'function',
  startIndex: 0,
  endIndex: 0,
  startLine,
  endLine: startLine + more,
})

describe('cutSpans', () => {
  test('cuts any text into whole lines that together are the text', () => {
    fc.assert(
      fc.property(source, ranges, fc.integer({ min: 1, max: 60 }), (text, at, maxCharacters) => {
        const spans = cutSpans(text, at.map(definitionAt), { maxCharacters })

        expect(spans.map(s => text.slice(s.startIndex, s.endIndex)).join('')).toBe(text)
        for (const span of spans) {
          const slice = text.slice(span.startIndex, span.endIndex)
          expect(sliceLines(text, span.startLine, span.endLine)).toBe(slice)
          expect(slice.length <= maxCharacters || span.startLine === span.endLine).toBe(true)
        }
      }),
      { seed: 9 },
    )
  })

  test('cuts before a definition rather than inside it', async () => {
    const text = 'const a = 1\nfunction f() {\n  return a\n}\nfunction g() {\n  return 2\n}\n'
    const definitions = await definitionsOf('a.ts', text)

    const spans = cutSpans(text, definitions, { maxCharacters: 45 })

    expect(spans.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
      [1, 4],
      [5, 7],
    ])
  })
})

describe('lineStarts', () => {
  test('ends lines at line feeds alone', () => {
    expect(lineStarts('a\r\nb\u2028c\n')).toEqual([0, 3])
  })
})

describe('skeletonOf', () => {
  test('names the definitions around a span, outermost first', async () => {
    const text = 'class Cart:\n    def total(self):\n        a = 1\n        return a\n'
    const definitions = await definitionsOf('cart.py', text)

    expect(skeletonOf(text, definitions, { startLine: 3, endLine: 4 })).toEqual([
      'class Cart:',
      '    def total(self):',
    ])
  })
})
