import { afterEach, describe, expect, test } from 'vitest'
import {
  json,
  startProvider,
  type ProviderServer,
} from '../../test/fixtures/embedders/provider-server.ts'
import { bm25 } from './bm25.ts'
import { fuse } from './fuse.ts'
import { lateInteraction } from './late-interaction.ts'
import { learnedSparse, type SparseEncoder } from './learned-sparse.ts'
import { rerank } from './rerank.ts'
import { teiSparseEncoder } from './tei-sparse-encoder.ts'
import { useLite } from './use-lite.ts'

const snippets = [
  { id: 'a', text: 'sort a list of numbers' },
  { id: 'b', text: 'order values ascending' },
  { id: 'c', text: 'read a file' },
]
const recipe = { id: 'toy', version: '1' }
/** Words as terms, and the expansion that makes such models useful. */
const encode: SparseEncoder = async (texts, side) =>
  texts.map(text => {
    const weights = new Map(text.split(' ').map(word => [word, 1]))
    if (side === 'query' && weights.has('sort')) weights.set('order', 0.5)
    return weights
  })

let server: ProviderServer | undefined
afterEach(() => server?.close())

describe('learnedSparse', () => {
  test('sums products of weights over the terms that both have', async () => {
    const retriever = learnedSparse({ encode, recipe })
    await retriever.index(snippets)

    expect(await retriever.search('sort a', 3)).toEqual([
      { id: 'a', score: 2 },
      { id: 'c', score: 1 },
      { id: 'b', score: 0.5 },
    ])
    expect(retriever.recipe?.().id).toBe('sparse-toy')
  })

  test.for([
    [async () => [], 'but gave 0 maps'],
    [async () => [new Map([['x', Number.NaN]])], 'the weight NaN of "x"'],
  ] as const)('refuses a broken encoder', async ([broken, message]) => {
    const retriever = learnedSparse({ encode: broken, recipe })

    await expect(retriever.index(snippets.slice(0, 1))).rejects.toThrow(message)
  })

  test('joins a dense and a late interaction arm in a three-way hybrid', async () => {
    const late = rerank(bm25(), lateInteraction(), { depth: 3 })
    const hybrid = fuse(useLite({ cacheDir: false }), learnedSparse({ encode, recipe }), late, {
      constant: 60,
    })
    await hybrid.index(snippets)

    const hits = await hybrid.search('sort numbers', 3)

    expect(hits[0]).toEqual({ id: 'a', score: expect.closeTo(3 / 61, 12) })
    expect(hybrid.name).toBe('use-lite + toy + bm25 → late interaction')
  })
})

describe('teiSparseEncoder', () => {
  test('sends batches as the server documents and reads its weights', async () => {
    server = await startProvider((request, response) => {
      const inputs = Array.isArray(request.body['inputs']) ? request.body['inputs'] : []
      json(
        response,
        inputs.map(text => [{ index: String(text).length, value: 0.5 }]),
      )
    })
    const encoder = teiSparseEncoder({ baseURL: server.url, batchSize: 2 })

    const weights = await encoder(['a', 'bb', 'ccc'], 'document')

    expect(weights).toEqual([new Map([[1, 0.5]]), new Map([[2, 0.5]]), new Map([[3, 0.5]])])
    expect(server.seen.map(({ url, body }) => [url, body])).toEqual([
      ['/v1/embed_sparse', { inputs: ['a', 'bb'], truncate: false }],
      ['/v1/embed_sparse', { inputs: ['ccc'], truncate: false }],
    ])
  })

  test('refuses another shape', async () => {
    server = await startProvider((_request, response) => json(response, { embeddings: [] }))

    await expect(teiSparseEncoder({ baseURL: server.url })(['a'], 'query')).rejects.toThrow(
      'must answer /embed_sparse',
    )
  })
})
