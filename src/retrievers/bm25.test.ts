import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bm25, type Bm25Variant } from './bm25.ts'

interface Fixture {
  readonly cases: readonly {
    readonly name: string
    readonly corpus: readonly (readonly string[])[]
    readonly queries: readonly {
      readonly tokens: readonly string[]
      readonly okapi_rank_bm25: readonly number[]
      readonly lucene: readonly number[]
    }[]
  }[]
}

const path = new URL('../../test/fixtures/retrievers/bm25.json', import.meta.url)
const fixture: Fixture = JSON.parse(readFileSync(path, 'utf8'))
const SEPARATOR = '\u0000'
const tokenize = (text: string): readonly string[] => (text === '' ? [] : text.split(SEPARATOR))

const rows = fixture.cases.flatMap(each =>
  each.queries.flatMap(query => [
    [each.name, 'rank_bm25', each.corpus, query.tokens, query.okapi_rank_bm25] as const,
    [each.name, 'lucene', each.corpus, query.tokens, query.lucene] as const,
  ]),
)

async function scoresOf(
  variant: Bm25Variant,
  corpus: readonly (readonly string[])[],
  query: readonly string[],
): Promise<readonly number[]> {
  const retriever = bm25({ variant, tokenize })
  const ids = corpus.map((_, at) => `d${at}`)
  await retriever.index(
    corpus.map((tokens, at) => ({ id: `d${at}`, text: tokens.join(SEPARATOR) })),
  )
  const scored = await retriever.score?.(query.join(SEPARATOR), ids)
  return scored?.map(hit => hit.score) ?? []
}

describe('bm25', () => {
  test.for(rows)('%s: %s equals the reference', async ([, variant, corpus, query, reference]) => {
    const scores = await scoresOf(variant, corpus, query)

    expect(scores).toHaveLength(reference.length)
    for (const [at, score] of scores.entries()) expect(score).toBeCloseTo(reference[at] ?? NaN, 12)
  })

  test('ranks the whole corpus, zero scores included, ties in id order', async () => {
    const retriever = bm25()
    await retriever.index([
      { id: 'b', text: 'def other(): pass' },
      { id: 'a', text: 'def nothing(): pass' },
      { id: 'c', text: 'def parse_date(text): pass' },
    ])

    const hits = await retriever.search('parse a date', 10)

    expect(hits.map(hit => hit.id)).toEqual(['c', 'a', 'b'])
    expect(hits.slice(1).map(hit => hit.score)).toEqual([0, 0])
  })

  test('scores snippets that differ in operators alone exactly equal', async () => {
    const retriever = bm25()
    await retriever.index([
      { id: 'a', text: 'if low < high: return low' },
      { id: 'b', text: 'if low <= high: return low' },
    ])

    const [first, second] = await retriever.search('the low value', 2)

    expect(first?.score).toBe(second?.score)
  })

  test('says that it must index first', async () => {
    await expect(bm25().search('x', 1)).rejects.toThrow('must index before it searches')
  })
})
