import { describe, expect, test } from 'vitest'
import type { Retriever } from '../retrievers/retriever.ts'
import { askRanking } from './ask-ranking.ts'

/** A retriever over snippets s0…, whose scores are given; `limit` caps every answer. */
function fixed(scores: readonly number[], limit = Infinity): Retriever & { asked: number[] } {
  const asked: number[] = []
  return {
    asked,
    name: 'fixed',
    epsilon: 0,
    index: async () => {},
    search: async (_query, k) => {
      asked.push(k)
      return scores.slice(0, Math.min(k, limit)).map((score, at) => ({ id: `s${at}`, score }))
    },
  }
}

const falling = (length: number): number[] => Array.from({ length }, (_, at) => -at)
const ask = (retriever: Retriever, k: number, corpusSize: number): ReturnType<typeof askRanking> =>
  askRanking(retriever, { text: 'q', queryId: 'q', k, corpusSize, isKnown: () => true })

describe('askRanking', () => {
  test('asks once when the score drops after rank k', async () => {
    const retriever = fixed(falling(100))

    const { open } = await ask(retriever, 10, 100)

    expect(retriever.asked).toEqual([20])
    expect(open).toBe(false)
  })

  test('asks for more until the tie of rank k ends', async () => {
    const retriever = fixed([
      ...falling(5),
      ...Array.from({ length: 60 }, () => -5),
      ...falling(35).map(s => s - 6),
    ])

    const { hits, open } = await ask(retriever, 10, 100)

    expect(hits.length).toBeGreaterThan(65)
    expect(open).toBe(false)
  })

  test('takes a constant scorer to the whole corpus, which closes the tie', async () => {
    const { hits, open } = await ask(fixed(Array.from({ length: 300 }, () => 1)), 10, 300)

    expect(hits).toHaveLength(300)
    expect(open).toBe(false)
  })

  test('leaves the tie open when the retriever returns no more', async () => {
    const { hits, open } = await ask(
      fixed(
        Array.from({ length: 300 }, () => 1),
        12,
      ),
      10,
      300,
    )

    expect(hits).toHaveLength(12)
    expect(open).toBe(true)
  })

  test('leaves the tie open when the engine refuses to return more', async () => {
    const constant = fixed(Array.from({ length: 300 }, () => 1))
    const capped: Retriever = {
      ...constant,
      search: async (query, k) => {
        if (k > 50) throw new Error('limit must be at most 50')
        return constant.search(query, k)
      },
    }

    const { hits, open } = await ask(capped, 10, 300)

    expect(hits).toHaveLength(20)
    expect(open).toBe(true)
  })

  test('takes fewer than k hits as they are', async () => {
    const { hits, open } = await ask(fixed([3, 2]), 10, 300)

    expect(hits).toHaveLength(2)
    expect(open).toBe(false)
  })

  test('accepts no hits', async () => {
    const { hits, open } = await ask(fixed([]), 10, 300)

    expect(hits).toEqual([])
    expect(open).toBe(false)
  })

  test('accepts a retriever that answers with more than it was asked for', async () => {
    const retriever: Retriever = {
      ...fixed([]),
      search: async () => falling(50).map((score, at) => ({ id: `s${at}`, score })),
    }

    expect((await ask(retriever, 10, 50)).hits).toHaveLength(50)
  })
})
