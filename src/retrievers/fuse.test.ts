import { describe, expect, test } from 'vitest'
import { defineRetriever } from './define-retriever.ts'
import { fuse } from './fuse.ts'
import type { Retriever } from './retriever.ts'

const snippets = ['a', 'b', 'c', 'd'].map(id => ({ id, text: id }))
const fixed = (name: string, scores: Readonly<Record<string, number>>): Retriever =>
  defineRetriever({
    name,
    index: () => {},
    search: (_query, k) =>
      Object.entries(scores)
        .map(([id, score]) => ({ id, score }))
        .sort((x, y) => y.score - x.score)
        .slice(0, k),
  })
const first = fixed('first', { a: 9, b: 5, c: 5, d: 1 })
const second = fixed('second', { d: 1, c: 0.5, a: 0, b: 0 })

describe('fuse', () => {
  test('sums reciprocal ranks, tied snippets sharing the best one', async () => {
    const retriever = fuse([first, second])
    await retriever.index(snippets)

    const scores = await retriever.score?.('x', ['a', 'b', 'c', 'd'])

    const wanted = [1 / 61 + 1 / 63, 1 / 62 + 1 / 63, 1 / 62 + 1 / 62, 1 / 64 + 1 / 61]
    expect(scores?.map(hit => hit.score)).toEqual(wanted)
    expect(retriever.name).toBe('first + second')
  })

  test('takes retrievers one after the other, options last', async () => {
    const [listed, spread] = [fuse([first, second]), fuse(first, second)]
    await listed.index(snippets)
    await spread.index(snippets)

    expect(await spread.search('x', 4)).toEqual(await listed.search('x', 4))
    expect(fuse(first, second, { name: 'both' }).name).toBe('both')
  })

  test('weighs scores that are scaled to 0…1', async () => {
    const retriever = fuse([first, second], { method: 'weighted', weights: [2, 1] })
    await retriever.index(snippets)

    const hits = await retriever.search('x', 4)

    expect(hits).toEqual([
      { id: 'a', score: 2 },
      { id: 'c', score: 1.5 },
      { id: 'b', score: 1 },
      { id: 'd', score: 1 },
    ])
  })

  test.for([
    [[first], undefined],
    [[first, second], [1]],
  ] as const)('wants two retrievers and one weight each', ([retrievers, weights]) => {
    expect(() => fuse(retrievers, weights === undefined ? {} : { weights })).toThrow(
      'one weight for each',
    )
  })
})
