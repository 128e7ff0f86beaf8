import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  json,
  startProvider,
  type ProviderServer,
} from '../../../test/fixtures/embedders/provider-server.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { hostOf, recipeEmbedder } from './providers.ts'
import { recipes } from './recipe-list.ts'

const recipeOf = (id: string): EmbedderRecipe => {
  const recipe = recipes.find(each => each.id === id)
  if (recipe === undefined) throw new Error(`no recipe ${id}`)
  return recipe
}
const unit = (dims: number): readonly number[] =>
  Array.from({ length: dims }, (_, at) => (at === 0 ? 1 : 0))
const openAi = (dims: number): unknown => ({ data: [{ index: 0, embedding: unit(dims) }] })
const gemini = (dims: number): unknown => ({ embeddings: [{ values: unit(dims) }] })
const cohere = (dims: number): unknown => ({ embeddings: { float: [unit(dims)] } })

let server: ProviderServer | undefined
afterEach(() => {
  server?.close()
  vi.unstubAllEnvs()
})

interface Case {
  readonly id: string
  readonly path: string
  readonly query: object
  readonly document: object
  readonly answer: (dims: number) => unknown
}

// As each provider documents its request, both sides.
const CASES: readonly Case[] = [
  {
    id: 'openai/text-embedding-3-large',
    path: '/v1/embeddings',
    query: { model: 'text-embedding-3-large', input: ['x'], encoding_format: 'float' },
    document: { model: 'text-embedding-3-large', input: ['x'], encoding_format: 'float' },
    answer: openAi,
  },
  {
    id: 'mistralai/codestral-embed-2505',
    path: '/v1/embeddings',
    query: { model: 'codestral-embed-2505', input: ['x'], output_dimension: 1536 },
    document: { model: 'codestral-embed-2505', input: ['x'], output_dimension: 1536 },
    answer: openAi,
  },
  {
    id: 'mistralai/mistral-embed-2312',
    path: '/v1/embeddings',
    query: { model: 'mistral-embed', input: ['x'] },
    document: { model: 'mistral-embed', input: ['x'] },
    answer: openAi,
  },
  {
    id: 'voyage/voyage-code-3',
    path: '/v1/embeddings',
    query: { model: 'voyage-code-3', input: ['x'], input_type: 'query', truncation: false },
    document: { model: 'voyage-code-3', input: ['x'], input_type: 'document', truncation: false },
    answer: openAi,
  },
  {
    id: 'jina/jina-code-embeddings-1.5b',
    path: '/v1/embeddings',
    query: {
      model: 'jina-code-embeddings-1.5b',
      input: ['x'],
      task: 'nl2code.query',
      truncate: false,
    },
    document: {
      model: 'jina-code-embeddings-1.5b',
      input: ['x'],
      task: 'nl2code.passage',
      truncate: false,
    },
    answer: openAi,
  },
  {
    id: 'cohere/embed-v4.0',
    path: '/v1/embed',
    query: {
      model: 'embed-v4.0',
      texts: ['x'],
      embedding_types: ['float'],
      input_type: 'search_query',
      truncate: 'NONE',
    },
    document: {
      model: 'embed-v4.0',
      texts: ['x'],
      embedding_types: ['float'],
      input_type: 'search_document',
      truncate: 'NONE',
    },
    answer: cohere,
  },
  {
    id: 'google/gemini-embedding-001',
    path: '/v1/models/gemini-embedding-001:batchEmbedContents',
    query: {
      requests: [
        {
          model: 'models/gemini-embedding-001',
          content: { parts: [{ text: 'x' }] },
          taskType: 'CODE_RETRIEVAL_QUERY',
          outputDimensionality: 3072,
        },
      ],
    },
    document: {
      requests: [
        {
          model: 'models/gemini-embedding-001',
          content: { parts: [{ text: 'x' }] },
          taskType: 'RETRIEVAL_DOCUMENT',
          outputDimensionality: 3072,
        },
      ],
    },
    answer: gemini,
  },
  {
    id: 'google/gemini-embedding-2',
    path: '/v1/models/gemini-embedding-2:batchEmbedContents',
    query: {
      requests: [
        {
          model: 'models/gemini-embedding-2',
          content: { parts: [{ text: 'task: code retrieval | query: x' }] },
          outputDimensionality: 3072,
        },
      ],
    },
    document: {
      requests: [
        {
          model: 'models/gemini-embedding-2',
          content: { parts: [{ text: 'title: none | text: x' }] },
          outputDimensionality: 3072,
        },
      ],
    },
    answer: gemini,
  },
]

describe('recipeEmbedder', () => {
  test.for(CASES)('asks for $id as its provider documents it', async each => {
    const recipe = recipeOf(each.id)
    server = await startProvider((_request, response) => json(response, each.answer(recipe.dims)))
    const embedder = recipeEmbedder(recipe, { baseURL: server.url })

    await embedder.embed(['x'], 'query')
    await embedder.embed(['x'], 'document')

    expect(server.seen.map(({ url, body }) => [url, body])).toEqual([
      [each.path, each.query],
      [each.path, each.document],
    ])
  })

  test("never sends a provider's key to another server", async () => {
    vi.stubEnv('OPENAI_API_KEY', 'secret')
    const recipe = recipeOf('openai/text-embedding-3-small')
    server = await startProvider((_request, response) => json(response, openAi(recipe.dims)))

    await recipeEmbedder(recipe, { baseURL: server.url }).embed(['x'], 'query')

    expect(server.seen[0]?.headers.authorization).toBeUndefined()
  })

  test('runs open weights on the server that is given', async () => {
    const recipe = recipeOf('intfloat/e5-base-v2')
    server = await startProvider((_request, response) => json(response, [unit(recipe.dims)]))

    await recipeEmbedder(recipe, { baseURL: server.url, protocol: 'tei' }).embed(['x'], 'query')

    expect(server.seen[0]?.body).toEqual({ inputs: ['query: x'], normalize: true, truncate: false })
    expect(() => recipeEmbedder(recipe)).toThrow('has open weights')
  })
})

describe('hostOf', () => {
  test.for(recipes.map(recipe => [recipe.id, recipe] as const))(
    'knows who hosts %s',
    ([id, recipe]) => {
      const isHosted = /^(openai|google|mistralai|voyage|cohere|jina)\//.test(id)

      expect(hostOf(recipe)?.keyFrom !== undefined).toBe(isHosted)
      expect(recipe.pooling === 'provider').toBe(isHosted && !id.startsWith('jina/'))
    },
  )
})
