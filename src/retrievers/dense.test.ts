import { describe, expect, test } from 'vitest'
import type { Embedder } from '../embedders/index.ts'
import { dense } from './dense.ts'

const VECTORS: Readonly<Record<string, readonly number[]>> = {
  north: [0, 1],
  'north-east': [1, 1],
  east: [1, 0],
}
const compass: Embedder = {
  recipe: {
    id: 'compass',
    version: '1',
    dims: 2,
    maxTokens: 8,
    queryTemplate: 'query: {text}',
    documentTemplate: '{text}',
    pooling: 'none',
    isNormalized: false,
    dtype: 'float32',
    similarity: 'cosine',
    batchSize: 1,
  },
  embed: async texts => ({
    rows: texts.length,
    dims: 2,
    data: Float32Array.from(texts.flatMap(text => VECTORS[text] ?? [])),
  }),
}
const snippets = Object.keys(VECTORS).map(text => ({ id: `id-${text}`, text }))

describe('dense', () => {
  test('ranks by cosine and scores chosen snippets on the same scale', async () => {
    const retriever = dense({ embedder: compass, cacheDir: false })
    await retriever.index(snippets)

    const hits = await retriever.search('east', 3)
    const scored = await retriever.score?.('east', ['id-north', 'id-east'])

    expect(hits.map(hit => hit.id)).toEqual(['id-east', 'id-north-east', 'id-north'])
    expect(hits[1]?.score).toBeCloseTo(Math.SQRT1_2, 12)
    expect(scored).toEqual([
      { id: 'id-north', score: 0 },
      { id: 'id-east', score: 1 },
    ])
  })

  test('tells its recipe with the first rendered texts', async () => {
    const retriever = dense({ embedder: compass, cacheDir: false, name: 'needle' })
    await retriever.index(snippets)
    await retriever.search('east', 1)

    expect(retriever.recipe?.()).toEqual({
      id: 'compass',
      version: '1',
      firstQuery: 'query: east',
      firstDocument: 'east',
    })
  })

  test('says that it must index first', async () => {
    await expect(dense({ embedder: compass, cacheDir: false }).search('east', 1)).rejects.toThrow(
      'must index',
    )
  })
})
