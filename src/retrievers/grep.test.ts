import { describe, expect, test } from 'vitest'
import { grep } from './grep.ts'

const snippets = [
  { id: 'a', text: 'parse parse PARSE parsed' },
  { id: 'b', text: 'def parse_date(text): return text' },
  { id: 'c', text: 'def add(a, b): return a + b' },
]

describe('grep', () => {
  test('counts every place where a word of the query stands', async () => {
    const retriever = grep()
    await retriever.index(snippets)

    expect(await retriever.search('Parse a date from text', 10)).toEqual([
      { id: 'a', score: 4 },
      { id: 'b', score: 4 },
      { id: 'c', score: 0 },
    ])
  })

  test('ranks by distinct words first when asked to', async () => {
    const retriever = grep({ rank: 'terms' })
    await retriever.index(snippets)

    const hits = await retriever.search('Parse a date from text', 10)

    expect(hits.map(hit => hit.id)).toEqual(['b', 'a', 'c'])
    expect(hits.map(hit => Math.floor(hit.score))).toEqual([3, 1, 0])
  })

  test('searches for the longest words only', async () => {
    const retriever = grep({ terms: 1 })
    await retriever.index(snippets)

    const [best] = await retriever.search('parse return', 1)

    expect(best).toEqual({ id: 'b', score: 1 })
  })
})
