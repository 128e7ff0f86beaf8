import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import {
  json,
  startProvider,
  type ProviderServer,
  type SeenRequest,
} from '../../../test/fixtures/embedders/provider-server.ts'
import { llmReranker, type LlmReranker, type LlmRerankerOptions } from './llm-reranker.ts'
import { positionBiasMeter } from './position-bias.ts'
import { seededShuffle } from './seeded-shuffle.ts'

let server: ProviderServer | undefined
afterEach(() => server?.close())

const say = (response: ServerResponse, answer: unknown, finish = 'stop'): void =>
  json(response, {
    choices: [
      {
        finish_reason: finish,
        message: { content: typeof answer === 'string' ? answer : JSON.stringify(answer) },
      },
    ],
    usage: { total_tokens: 10 },
  })
const questionOf = ({ body }: SeenRequest): string =>
  JSON.parse(JSON.stringify(body['messages']))[1].content
/** The texts as they are shown, numbered. */
const shownOf = (request: SeenRequest): readonly string[] =>
  Array.from(questionOf(request).matchAll(/Snippet(?: \d+)?:\n(.*)/g), match => match[1] ?? '')
/** A model that knows the truth: the longer the better. */
const byLength = (request: SeenRequest, response: ServerResponse): void => {
  const shown = shownOf(request).map((text, at) => [text.length, at + 1] as const)
  say(response, { order: shown.sort(([a], [b]) => b - a).map(([, number]) => number) })
}

async function rerankerOf(
  answer: (request: SeenRequest, response: ServerResponse, number: number) => void,
  options: Partial<LlmRerankerOptions> = {},
): Promise<LlmReranker> {
  server = await startProvider(answer)
  return llmReranker({
    model: 'judge',
    mode: 'listwise',
    baseURL: server.url,
    waitMs: 1,
    ...options,
  })
}

describe('llmReranker', () => {
  test('asks pointwise for a grade of each snippet, as a JSON schema', async () => {
    const reranker = await rerankerOf(
      (request, response) => say(response, { grade: shownOf(request)[0]?.length ?? 0 }),
      {
        mode: 'pointwise',
      },
    )

    expect(await reranker.score('find it', ['a', 'bbb', 'cc'], {})).toEqual([1, 3, 2])
    const body = server?.seen.find(each => questionOf(each).includes('bbb'))?.body
    expect(body).toMatchObject({
      model: 'judge',
      temperature: 0,
      messages: [
        { role: 'system' },
        { role: 'user', content: 'Description:\nfind it\n\nSnippet:\nbbb' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          strict: true,
          schema: {
            type: 'object',
            properties: { grade: { type: 'integer' } },
            required: ['grade'],
            additionalProperties: false,
          },
        },
      },
    })
    expect(server?.seen[0]?.url).toBe('/v1/chat/completions')
    expect(reranker.usage()).toEqual({ requests: 3, tokens: 30, cost: 0 })
  })

  test('orders a list as the model does, whatever the order in which it is shown', async () => {
    const reranker = await rerankerOf(byLength, { orders: 2 })

    expect(await reranker.score('q', ['a', 'dddd', 'bb', 'ccc'], {})).toEqual([-3, -0, -2, -1])
    const [forth, back] = (server?.seen ?? []).map(shownOf)
    expect(back).toEqual(forth?.toReversed())
    expect(forth).not.toEqual(['a', 'dddd', 'bb', 'ccc'])
  })

  test('brings the best to the top of a ranking that is longer than a list', async () => {
    const reranker = await rerankerOf(byLength, { listSize: 4, orders: 1 })
    const texts = Array.from({ length: 11 }, (_, at) => 'x'.repeat(at + 1))

    const scores = await reranker.score('q', texts, {})

    expect(scores.indexOf(Math.max(...scores))).toBe(10)
    expect(new Set(scores).size).toBe(11)
    expect(server?.seen.every(each => shownOf(each).length <= 4)).toBe(true)
  })

  test('shows a model that repeats the order it is shown, and makes it decide nothing', async () => {
    const reranker = await rerankerOf((request, response) =>
      say(response, { order: shownOf(request).map((_, at) => at + 1) }),
    )

    const scores = await reranker.score('q', ['a', 'b', 'c', 'd'], {})

    expect(reranker.positionBias()).toEqual({ lists: 2, correlation: 1 })
    expect(scores).toEqual([-1.5, -1.5, -1.5, -1.5])
  })

  test.for([
    ['leaves one out', { order: [1, 2] }, 'must name each of 3 snippets once, but named [1,2]'],
    ['repeats one', { order: [1, 2, 2] }, 'must name each of 3 snippets once'],
    ['breaks the schema', { ranking: [1, 2, 3] }, 'must answer with JSON of the shape'],
    ['writes prose', 'I think the first.', 'answered I think the first.'],
  ] as const)('refuses an answer that %s', async ([, answer, message]) => {
    const reranker = await rerankerOf((_request, response) => say(response, answer))

    await expect(reranker.score('q', ['a', 'b', 'c'], {})).rejects.toThrow(message)
  })

  test('refuses an answer that was cut off', async () => {
    const reranker = await rerankerOf((_request, response) =>
      say(response, '{"order": [1', 'length'),
    )

    await expect(reranker.score('q', ['a', 'b'], {})).rejects.toThrow('one whole message')
  })

  test('tries again when the server is busy, and stops before it costs more than allowed', async () => {
    const busy = await rerankerOf((request, response, number) =>
      number === 1
        ? response.writeHead(429, { 'retry-after': '0' }).end()
        : byLength(request, response),
    )
    expect(await busy.score('q', ['a', 'bb'], {})).toEqual([-1, -0])
    server?.close()

    const dear = await rerankerOf(byLength, { pricePerMillion: 1e6, maxCost: 100 })
    await expect(dear.score('q', ['a', 'bb'], {})).rejects.toThrow('at most 100')
    expect(server?.seen).toHaveLength(0)
  })
})

describe('positionBiasMeter', () => {
  test.for([
    [[0, 1, 2], 1],
    [[2, 1, 0], -1],
    [[1, 2, 0], -0.5],
  ] as const)('correlates shown and given places %j', ([given, correlation]) => {
    const meter = positionBiasMeter()
    meter.add(given)

    expect(meter.result()).toEqual({ lists: 1, correlation })
  })
})

describe('seededShuffle', () => {
  test('gives each item each place about equally often', () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let seed = 0; seed < 4000; seed += 1) {
      for (const [place, item] of seededShuffle(4, seed).entries()) {
        const row = counts[item] ?? []
        row[place] = (row[place] ?? 0) + 1
      }
    }

    for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
