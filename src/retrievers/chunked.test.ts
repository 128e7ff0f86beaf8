import { describe, expect, test } from 'vitest'
import { bm25 } from './bm25.ts'
import { chunked } from './chunked.ts'
import { bm25Features } from './feature-arm.ts'
import { firstCharacters } from './first-characters.ts'
import { symbol } from './symbol.ts'

const filler = (name: string): string => `function ${name}() {\n  return [${'1, '.repeat(20)}]\n}\n`
const files = [
  {
    id: 'src/big.ts',
    text: [
      filler('a'),
      filler('b'),
      'class Cart {\n  total() {\n    // rounding the price\n    return 1\n  }\n}\n',
      filler('c'),
    ].join(''),
  },
  { id: 'src/small.ts', text: 'export const price = 2\n' },
  { id: 'src/rounding.go', text: 'package x\n\nfunc Other() {}\n' },
]

describe('chunked', () => {
  test('delivers the lines that matched, their skeleton and their content', async () => {
    const arm = chunked(bm25(), { maxCharacters: 120 })
    await arm.index(files)

    const [first, ...rest] = await arm.search('rounding the price', 10)

    expect(first?.id).toBe('src/big.ts')
    expect(rest.map(({ id }) => id)).toEqual(['src/small.ts', 'src/rounding.go'])
    const span = first === undefined ? undefined : arm.deliver(first)
    expect(span?.content).toContain('// rounding the price')
    const lines = files[0]?.text
      .split('\n')
      .slice((span?.start ?? 0) - 1, span?.end)
      .join('\n')
    expect(span?.content).toBe(`${lines}\n`)
    expect(arm.indexedCharacters()).toBe(files.reduce((sum, { text }) => sum + text.length, 0))
  })

  test('gives no span for a file that is one chunk', async () => {
    const arm = chunked(bm25(), { maxCharacters: 10_000 })
    await arm.index(files)

    const hits = await arm.search('rounding', 10)

    expect(hits.every(({ span }) => span === undefined)).toBe(true)
  })

  test('takes from a file of many chunks what their number gives it', async () => {
    const [plain, corrected] = [
      chunked(bm25(), { maxCharacters: 120 }),
      chunked(bm25(), { maxCharacters: 120, correction: 'count' }),
    ]
    await plain.index(files)
    await corrected.index(files)
    const scoreOf = async (arm: typeof plain, id: string) =>
      (await arm.score?.('price', [id]))?.[0]?.score ?? Number.NaN

    expect(await scoreOf(corrected, 'src/big.ts')).toBeLessThan(await scoreOf(plain, 'src/big.ts'))
    expect(await scoreOf(corrected, 'src/small.ts')).toBe(await scoreOf(plain, 'src/small.ts'))
  })
})

describe('firstCharacters', () => {
  test('hides what lies behind the window', async () => {
    const arm = firstCharacters(bm25(), 20)
    await arm.index(files)

    const [hit] = (await arm.score?.('rounding', ['src/big.ts'])) ?? []

    expect(hit?.score).toBe(0)
    expect(arm.indexedCharacters()).toBe(60)
  })
})

describe('symbol', () => {
  test('finds files by the names they define and by their path, not by their text', async () => {
    const arm = symbol()
    await arm.index(files)

    const byName = await arm.search('total of the cart', 1)
    const byPath = await arm.search('rounding', 3)

    expect(byName[0]?.id).toBe('src/big.ts')
    expect(byPath.filter(({ score }) => score > 0).map(({ id }) => id)).toEqual(['src/rounding.go'])
  })
})

describe('bm25Features', () => {
  test.each([true, false])(
    'scores as bm25 does (identifiers split: %s)',
    async splitIdentifiers => {
      const [arm, retriever] = [bm25Features({ splitIdentifiers }), bm25({ splitIdentifiers })]
      await retriever.index(files)
      const ids = files.map(({ id }) => id)
      const query = 'return the price price of Cart total'

      const scores = arm.scores(
        query,
        files.map(({ text }) => arm.features(text)),
      )
      const expected = await retriever.score?.(query, ids)

      for (const [at, { score }] of (expected ?? []).entries())
        expect(scores[at]).toBeCloseTo(score, 12)
    },
  )
})
