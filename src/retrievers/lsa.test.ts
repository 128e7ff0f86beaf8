import { describe, expect, test } from 'vitest'
import { lsa } from './lsa.ts'

const snippets = [
  { id: 'a', text: 'def parse_date(text): return datetime.strptime(text, fmt)' },
  { id: 'b', text: 'def area(width, height): return width * height' },
  { id: 'b2', text: 'def area(width, height): return width * height' },
  { id: 'b3', text: 'def area(width, height): return width + height' },
  { id: 'c', text: 'def parse_time(text): return text.split(":")' },
]

describe('lsa', () => {
  test('ranks by shared words and parts of words', async () => {
    const retriever = lsa({ dims: 4 })
    await retriever.index(snippets)

    const hits = await retriever.search('parsing dates from text', 5)

    expect(hits.map(hit => hit.id).slice(0, 2)).toEqual(['a', 'c'])
  })

  test('gives equal texts bit-equal scores and sees an operator', async () => {
    const retriever = lsa({ dims: 4 })
    await retriever.index(snippets)

    const scores = await retriever.score?.('width times height', ['b', 'b2', 'b3'])

    expect(scores?.[0]?.score).toBe(scores?.[1]?.score)
    expect(scores?.[0]?.score).not.toBe(scores?.[2]?.score)
  })

  test('gives the same bits in another order of the corpus', async () => {
    const [one, other] = [lsa({ dims: 4 }), lsa({ dims: 4 })]
    await one.index(snippets)
    await other.index(snippets.toReversed())

    expect(await other.search('area of a rectangle', 5)).toEqual(
      await one.search('area of a rectangle', 5),
    )
  })

  test('scores 0 everywhere for a query without a known feature', async () => {
    const retriever = lsa()
    await retriever.index(snippets)

    const hits = await retriever.search('§§', 5)

    expect(hits.map(hit => hit.score)).toEqual([0, 0, 0, 0, 0])
  })
})
