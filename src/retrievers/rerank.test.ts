import { describe, expect, test } from 'vitest'
import { defineRetriever } from './define-retriever.ts'
import { rerank } from './rerank.ts'
import type { Reranker } from './reranker.ts'
import type { Retriever } from './retriever.ts'

const snippets = ['a', 'bb', 'ccc', 'dddd'].map(text => ({ id: text, text }))
const first = (scores: readonly number[]): Retriever =>
  defineRetriever({
    name: 'first',
    index: () => {},
    search: () => snippets.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })),
  })
const byLength = (seen: string[][] = []): Reranker => ({
  name: 'longest',
  epsilon: 0,
  recipe: () => ({ id: 'longest', version: '1' }),
  score: async (_query, texts) => {
    seen.push([...texts])
    return texts.map(text => text.length)
  },
})

describe('rerank', () => {
  test('orders the top anew and keeps the rest below, with its gaps', async () => {
    const retriever = rerank(first([9, 8, 3, 1]), byLength(), { depth: 2 })
    await retriever.index(snippets)

    expect(await retriever.search('x', 4)).toEqual([
      { id: 'bb', score: 2 },
      { id: 'a', score: 1 },
      { id: 'ccc', score: 0 },
      { id: 'dddd', score: -2 },
    ])
    expect(retriever.name).toBe('first → longest')
  })

  test('reads a tie whole that the depth would cut', async () => {
    const seen: string[][] = []
    const retriever = rerank(first([9, 8, 8, 1]), byLength(seen), { depth: 2 })
    await retriever.index(snippets)

    await retriever.search('x', 1)

    expect(seen).toEqual([['a', 'bb', 'ccc']])
  })

  test.for([
    [[1], 'gave 1 scores'],
    [[1, Number.NaN], 'gave NaN at 2'],
  ] as const)('refuses %j from a reranker', async ([scores, message]) => {
    const broken: Reranker = { ...byLength(), score: async () => scores }
    const retriever = rerank(first([9, 8, 3, 1]), broken, { depth: 2 })
    await retriever.index(snippets)

    await expect(retriever.search('x', 1)).rejects.toThrow(message)
  })
})
