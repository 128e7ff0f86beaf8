import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  json,
  startProvider,
  type ProviderAnswer,
  type ProviderServer,
  type SeenRequest,
} from '../../../test/fixtures/embedders/provider-server.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { httpEmbedder } from './http-embedder.ts'
import { openAiApi } from './open-ai-api.ts'
import { openAiEmbedder } from './open-ai-embedder.ts'
import type { HttpEmbedder, RequestOptions } from './request-embedder.ts'

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

type Options = Partial<RequestOptions> & { readonly keyFrom?: string }
type Make = (baseURL: string, options: Options) => HttpEmbedder

const TRANSPORTS: readonly (readonly [string, Make, Readonly<Record<string, unknown>>])[] = [
  [
    'httpEmbedder',
    (baseURL, options) =>
      httpEmbedder({ recipe, api: openAiApi, baseURL, waitMs: 1, timeoutMs: 2000, ...options }),
    {},
  ],
  [
    'openAiEmbedder',
    (baseURL, options) =>
      openAiEmbedder({ recipe, baseURL, waitMs: 1, timeoutMs: 2000, ...options }),
    { encoding_format: 'float' },
  ],
]

let server: ProviderServer | undefined
beforeEach(() => vi.stubEnv('TEST_KEY', 'secret-key'))
afterEach(() => {
  server?.close()
  vi.unstubAllEnvs()
})

const seen = (): readonly SeenRequest[] => server?.seen ?? []
const inputs = ({ body }: SeenRequest): readonly string[] =>
  Array.isArray(body['input']) ? body['input'] : []
const vectorOf = (text: string): readonly number[] => [text.length, 1]
const openAiAnswer: ProviderAnswer = (request, response) =>
  json(response, {
    data: inputs(request).map((text, index) => ({ index, embedding: vectorOf(text) })),
    usage: { total_tokens: 7 },
  })

describe.for(TRANSPORTS)('%s', ([, make, extra]) => {
  const embedderOf = async (
    answer: ProviderAnswer,
    options: Options = {},
  ): Promise<HttpEmbedder> => {
    server = await startProvider(answer)
    return make(server.url, options)
  }

  test('sends the documented request and keeps batches within the limit', async () => {
    const embedder = await embedderOf(openAiAnswer, { keyFrom: 'TEST_KEY', concurrency: 1 })

    const { data } = await embedder.embed(['a', 'bb', 'ccc'], 'query')

    expect(Array.from(data)).toEqual([8, 1, 9, 1, 10, 1])
    expect(seen().map(({ url, headers, body }) => [url, headers.authorization, body])).toEqual([
      [
        '/v1/embeddings',
        'Bearer secret-key',
        { model: 'model-1', input: ['query: a', 'query: bb'], kind: 'q', ...extra },
      ],
      [
        '/v1/embeddings',
        'Bearer secret-key',
        { model: 'model-1', input: ['query: ccc'], kind: 'q', ...extra },
      ],
    ])
    expect(embedder.usage()).toEqual({ requests: 2, tokens: 14, cost: 0, cut: 0, uncounted: 0 })
  })

  test('sends no key and no account unless it is told to', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'secret-of-another')
    vi.stubEnv('OPENAI_ORG_ID', 'organization-of-another')
    const embedder = await embedderOf(openAiAnswer)

    await embedder.embed(['a'], 'document')

    expect(seen()[0]?.headers.authorization).toBeUndefined()
    expect(JSON.stringify(seen()[0]?.headers)).not.toContain('of-another')
  })

  test('puts answers in the order of the texts, whatever theirs is, and reads base64', async () => {
    const base64 = (text: string): string =>
      Buffer.from(Float32Array.from(vectorOf(text)).buffer).toString('base64')
    const embedder = await embedderOf((request, response) =>
      json(response, {
        data: inputs(request)
          .map((text, index) => ({ index, embedding: base64(text) }))
          .reverse(),
      }),
    )

    const { data } = await embedder.embed(['a', 'bb'], 'document')

    expect(Array.from(data)).toEqual([1, 1, 2, 1])
  })

  test.for([
    [
      '429 with Retry-After',
      (response: ServerResponse) =>
        response.writeHead(429, { 'retry-after': '0' }).end('slow down'),
    ],
    ['500', (response: ServerResponse) => response.writeHead(500).end('oops')],
    [
      'a cut-off answer',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [{"ind'),
    ],
    ['a lost connection', (response: ServerResponse) => response.destroy()],
  ] as const)('tries again after %s', async ([, fail]) => {
    const embedder = await embedderOf((request, response, number) =>
      number <= 2 ? fail(response) : openAiAnswer(request, response, number),
    )

    const { data } = await embedder.embed(['abc'], 'document')

    expect(Array.from(data)).toEqual([3, 1])
    expect(seen()).toHaveLength(3)
  })

  test('waits as the server says, not as it would itself', async () => {
    const embedder = await embedderOf(
      (request, response, number) =>
        number === 1
          ? response.writeHead(429, { 'retry-after-ms': '5' }).end()
          : openAiAnswer(request, response, number),
      { waitMs: 3_600_000, longestWaitMs: 3_600_000 },
    )

    await embedder.embed(['abc'], 'document')

    expect(seen()).toHaveLength(2)
  })

  test.for([
    ['a used-up quota', 429, '{"error": {"code": "insufficient_quota", "message": "pay"}}', 1],
    ['a wrong key', 401, '{"error": {"message": "who are you?"}}', 1],
    ['a server that stays broken', 503, '{"error": {"message": "later"}}', 3],
  ] as const)('gives up on %s', async ([, status, body, requests]) => {
    const embedder = await embedderOf(
      (_request, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      {
        attempts: 3,
        keyFrom: 'TEST_KEY',
      },
    )

    const embedding = embedder.embed(['abc'], 'document')

    await expect(embedding).rejects.toThrow(
      `/v1/embeddings must succeed, but was answered ${status}`,
    )
    await expect(embedding).rejects.not.toThrow('secret-key')
    expect(seen()).toHaveLength(requests)
  })

  test.for([
    ['does not answer', () => {}],
    [
      'breaks off',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"'),
    ],
  ] as const)('gives up on a server that %s in time', async ([, answer]) => {
    const embedder = await embedderOf((_request, response) => answer(response), {
      timeoutMs: 200,
      attempts: 2,
    })

    await expect(embedder.embed(['abc'], 'document')).rejects.toThrow('it took too long')
    expect(seen()).toHaveLength(2)
  })

  test('stops when its signal aborts', async () => {
    const controller = new AbortController()
    const embedder = await embedderOf(() => controller.abort(new Error('nobody waits')))

    const embedding = embedder.embed(['abc'], 'document', { signal: controller.signal })

    await expect(embedding).rejects.toThrow('nobody waits')
    expect(seen()).toHaveLength(1)
  })

  test('names the text that a batch was refused for', async () => {
    const embedder = await embedderOf(
      (request, response, number) =>
        inputs(request).includes('bad')
          ? response
              .writeHead(400, { 'content-type': 'application/json' })
              .end('{"error": {"message": "input is invalid"}}')
          : openAiAnswer(request, response, number),
      { recipe: { ...recipe, batchSize: 8 } },
    )

    const embedding = embedder.embed(['a', 'b', 'c', 'bad', 'd'], 'document')

    await expect(embedding).rejects.toThrow('refused the text "bad"')
    await expect(embedding).rejects.toThrow('input is invalid')
  })

  test.for([
    ['too few vectors', { data: [{ index: 0, embedding: [1, 2] }] }, 'must give 2 vectors'],
    [
      'too many vectors',
      { data: [0, 1, 2].map(index => ({ index, embedding: [1, 2] })) },
      'but gave 3',
    ],
    [
      'a wrong dimension',
      { data: [0, 1].map(index => ({ index, embedding: [1] })) },
      'of 2 values, but gave 2 of 1',
    ],
    [
      'a zero vector',
      { data: [0, 1].map(index => ({ index, embedding: [0, 0] })) },
      'a zero vector',
    ],
    [
      'one index twice',
      { data: [1, 1].map(index => ({ index, embedding: [1, 2] })) },
      'must give 2 vectors of 2 values',
    ],
    ['another shape', { vectors: [] }, 'must answer as openai does'],
  ] as const)('refuses %s', async ([, answer, message]) => {
    const embedder = await embedderOf((_request, response) => json(response, answer))

    await expect(embedder.embed(['a', 'b'], 'document')).rejects.toThrow(message)
  })

  test('refuses NaN in base64', async () => {
    const bad = Buffer.from(Float32Array.of(Number.NaN, 1).buffer).toString('base64')
    const embedder = await embedderOf((_request, response) =>
      json(response, { data: [{ index: 0, embedding: bad }] }),
    )

    await expect(embedder.embed(['import os'], 'document')).rejects.toThrow(
      'not finite for the text "import os"',
    )
  })

  test('stops before it costs more than allowed', async () => {
    const embedder = await embedderOf(openAiAnswer, {
      concurrency: 1,
      pricePerMillion: 1_000_000,
      maxCost: 8,
    })

    await expect(embedder.embed(['a', 'b', 'c', 'd'], 'document')).rejects.toThrow('at most 8')
    expect(seen()).toHaveLength(1)
  })

  test('refuses a text that is longer than the model reads before it asks', async () => {
    const embedder = await embedderOf(openAiAnswer, {
      recipe: { ...recipe, maxTokens: 3 },
      countTokens: text => text.split(' ').length,
    })

    await embedder.embed(['one two three'], 'document')

    await expect(embedder.embed(['one two', 'one two three four'], 'document')).rejects.toThrow(
      'at most 3 tokens, but the text "one two three four" has 4',
    )
    expect(seen()).toHaveLength(1)
  })

  test('counts the texts that may be too long when it cannot count tokens', async () => {
    const embedder = await embedderOf(openAiAnswer, { recipe: { ...recipe, maxTokens: 3 } })

    await embedder.embed(['short', 'this text is long'], 'document')

    expect(embedder.usage().uncounted).toBe(1)
  })

  test('says which environment variable is missing', async () => {
    const embedder = await embedderOf(openAiAnswer, { keyFrom: 'NO_SUCH_KEY' })

    await expect(embedder.embed(['a'], 'document')).rejects.toThrow('NO_SUCH_KEY must hold')
  })
})

describe('openAiEmbedder', () => {
  test('asks for base64 when it is told to', async () => {
    server = await startProvider(openAiAnswer)
    const embedder = openAiEmbedder({ recipe, baseURL: server.url, encoding: 'base64' })

    await embedder.embed(['a'], 'document')

    expect(seen()[0]?.body['encoding_format']).toBe('base64')
  })
})
