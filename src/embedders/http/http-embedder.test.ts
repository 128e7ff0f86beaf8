import { afterEach, describe, expect, test } from 'vitest'
import {
  json,
  startProvider,
  type ProviderServer,
} from '../../../test/fixtures/embedders/provider-server.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { cohereApi } from './cohere-api.ts'
import type { EmbeddingApi } from './embedding-api.ts'
import { geminiApi } from './gemini-api.ts'
import { httpEmbedder } from './http-embedder.ts'
import { teiApi } from './tei-api.ts'

const recipe: EmbedderRecipe = {
  id: 'test/model',
  model: 'model-1',
  version: '1',
  dims: 2,
  maxTokens: 100,
  queryTemplate: 'query: {text}',
  documentTemplate: '{text}',
  queryParameters: { kind: 'q' },
  pooling: 'provider',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 2,
}

let server: ProviderServer | undefined
afterEach(() => server?.close())

describe('httpEmbedder', () => {
  test.for([
    [
      geminiApi,
      '/v1/models/model-1:batchEmbedContents',
      {
        requests: [
          { model: 'models/model-1', content: { parts: [{ text: 'query: a' }] }, kind: 'q' },
        ],
      },
      { embeddings: [{ values: [1, 2] }] },
    ],
    [
      cohereApi,
      '/v1/embed',
      { model: 'model-1', texts: ['query: a'], embedding_types: ['float'], kind: 'q' },
      { embeddings: { float: [[1, 2]] } },
    ],
    [
      teiApi,
      '/v1/embed',
      { inputs: ['query: a'], normalize: false, truncate: false, kind: 'q' },
      [[1, 2]],
    ],
  ] as const satisfies readonly (readonly [EmbeddingApi, string, unknown, unknown])[])(
    'speaks as $0.name does',
    async ([api, url, body, answer]) => {
      server = await startProvider((_request, response) => json(response, answer))
      const embedder = httpEmbedder({ recipe, api, baseURL: server.url })

      const { data } = await embedder.embed(['a'], 'query')

      expect(Array.from(data)).toEqual([1, 2])
      expect(server.seen.map(each => [each.url, each.body])).toEqual([[url, body]])
    },
  )
})
