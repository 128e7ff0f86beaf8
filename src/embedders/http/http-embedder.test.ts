import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmbedderRecipe } from '../embedder.ts'
import { cohereApi } from './cohere-api.ts'
import type { EmbeddingApi } from './embedding-api.ts'
import { geminiApi } from './gemini-api.ts'
import { httpEmbedder, type HttpEmbedder, type HttpEmbedderOptions } from './http-embedder.ts'
import { openAiApi } from './open-ai-api.ts'
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

interface Seen {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}
type Answer = (request: Seen, response: ServerResponse, number: number) => void

let server: Server | undefined
let seen: Seen[] = []
beforeEach(() => {
  seen = []
  vi.stubEnv('TEST_KEY', 'secret-key')
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  vi.unstubAllEnvs()
})

async function embedderOf(
  answer: Answer,
  options: Partial<HttpEmbedderOptions> = {},
): Promise<HttpEmbedder> {
  const http = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => (text += String(chunk)))
    request.on('end', () => {
      const each = { url: request.url, headers: request.headers, body: JSON.parse(text) }
      seen.push(each)
      answer(each, response, seen.length)
    })
  })
  server = http
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const baseURL = `http://127.0.0.1:${port}/v1`
  return httpEmbedder({ recipe, api: openAiApi, baseURL, waitMs: 1, timeoutMs: 2000, ...options })
}

const json = (response: ServerResponse, value: unknown): unknown => response.end(JSON.stringify(value))
const inputs = ({ body }: Seen): readonly string[] => (Array.isArray(body['input']) ? body['input'] : [])
const vectorOf = (text: string): readonly number[] => [text.length, 1]
const openAiAnswer: Answer = (request, response) =>
  json(response, {
    data: inputs(request).map((text, index) => ({ index, embedding: vectorOf(text) })),
    usage: { total_tokens: 7 },
  })

describe('httpEmbedder', () => {
  test('sends the documented request and keeps batches within the limit', async () => {
    const embedder = await embedderOf(openAiAnswer, { keyFrom: 'TEST_KEY', concurrency: 1 })

    const { data } = await embedder.embed(['a', 'bb', 'ccc'], 'query')

    expect(Array.from(data)).toEqual([8, 1, 9, 1, 10, 1])
    expect(seen.map(({ url, headers, body }) => [url, headers.authorization, body])).toEqual([
      ['/v1/embeddings', 'Bearer secret-key', { model: 'model-1', input: ['query: a', 'query: bb'], kind: 'q' }],
      ['/v1/embeddings', 'Bearer secret-key', { model: 'model-1', input: ['query: ccc'], kind: 'q' }],
    ])
    expect(embedder.usage()).toEqual({ requests: 2, tokens: 14, cost: 0 })
  })

  test('puts answers in the order of the texts, whatever theirs is, and reads base64', async () => {
    const base64 = (text: string): string =>
      Buffer.from(Float32Array.from(vectorOf(text)).buffer).toString('base64')
    const embedder = await embedderOf((request, response) =>
      json(response, {
        data: inputs(request).map((text, index) => ({ index, embedding: base64(text) })).reverse(),
      }),
    )

    const { data } = await embedder.embed(['a', 'bb'], 'document')

    expect(Array.from(data)).toEqual([1, 1, 2, 1])
  })

  test.for([
    ['429 with Retry-After', (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end('slow down')],
    ['500', (response: ServerResponse) => response.writeHead(500).end('oops')],
    ['a cut-off answer', (response: ServerResponse) => response.end('{"data": [{"ind')],
    ['a lost connection', (response: ServerResponse) => response.destroy()],
  ] as const)('tries again after %s', async ([, fail]) => {
    const embedder = await embedderOf((request, response, number) =>
      number <= 2 ? fail(response) : openAiAnswer(request, response, number),
    )

    const { data } = await embedder.embed(['abc'], 'document')

    expect(Array.from(data)).toEqual([3, 1])
    expect(seen).toHaveLength(3)
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

    expect(seen).toHaveLength(2)
  })

  test.for([
    ['a used-up quota', 429, '{"error": {"code": "insufficient_quota"}}', 1],
    ['a wrong key', 401, 'who are you?', 1],
    ['a server that stays broken', 503, 'later', 3],
  ] as const)('gives up on %s', async ([, status, body, requests]) => {
    const embedder = await embedderOf((_request, response) => response.writeHead(status).end(body), {
      attempts: 3,
      keyFrom: 'TEST_KEY',
    })

    const embedding = embedder.embed(['abc'], 'document')

    await expect(embedding).rejects.toThrow(`was answered ${status}`)
    await expect(embedding).rejects.not.toThrow('secret-key')
    expect(seen).toHaveLength(requests)
  })

  test('gives up on a server that does not answer in time', async () => {
    const embedder = await embedderOf(() => {}, { timeoutMs: 200, attempts: 2 })

    await expect(embedder.embed(['abc'], 'document')).rejects.toThrow('it took too long')
  })

  test('names the text that a batch was refused for', async () => {
    const embedder = await embedderOf(
      (request, response, number) =>
        inputs(request).includes('bad')
          ? response.writeHead(400).end('input is invalid')
          : openAiAnswer(request, response, number),
      { recipe: { ...recipe, batchSize: 8 } },
    )

    const embedding = embedder.embed(['a', 'b', 'c', 'bad', 'd'], 'document')

    await expect(embedding).rejects.toThrow('refused the text "bad"')
    await expect(embedding).rejects.toThrow('input is invalid')
  })

  test.for([
    ['too few vectors', { data: [{ index: 0, embedding: [1, 2] }] }, 'must give 2 vectors'],
    ['a wrong dimension', { data: [0, 1].map(index => ({ index, embedding: [1] })) }, 'of 2 values, but gave 2 of 1'],
    ['a zero vector', { data: [0, 1].map(index => ({ index, embedding: [0, 0] })) }, 'a zero vector'],
    ['one index twice', { data: [1, 1].map(index => ({ index, embedding: [1, 2] })) }, 'must give 2 vectors of 2 values'],
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

    await expect(embedder.embed(['import os'], 'document')).rejects.toThrow('not finite for the text "import os"')
  })

  test('stops before it costs more than allowed', async () => {
    const embedder = await embedderOf(openAiAnswer, {
      concurrency: 1,
      pricePerMillion: 1_000_000,
      maxCost: 8,
    })

    await expect(embedder.embed(['a', 'b', 'c', 'd'], 'document')).rejects.toThrow('at most 8')
    expect(seen).toHaveLength(1)
  })

  test('says which environment variable is missing', async () => {
    const embedder = await embedderOf(openAiAnswer, { keyFrom: 'NO_SUCH_KEY' })

    await expect(embedder.embed(['a'], 'document')).rejects.toThrow('NO_SUCH_KEY must hold')
  })

  test.for([
    [
      geminiApi,
      '/v1/models/model-1:batchEmbedContents',
      { requests: [{ model: 'models/model-1', content: { parts: [{ text: 'query: a' }] }, kind: 'q' }] },
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
      const embedder = await embedderOf((_request, response) => json(response, answer), { api })

      const { data } = await embedder.embed(['a'], 'query')

      expect(Array.from(data)).toEqual([1, 2])
      expect([seen[0]?.url, seen[0]?.body]).toEqual([url, body])
    },
  )
})
