import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { httpReranker } from './http-reranker.ts'

let server: Server
let bodies: unknown[] = []
afterEach(() => {
  bodies = []
  server.close()
})

async function serve(answer: unknown): Promise<string> {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      bodies.push(JSON.parse(body))
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/rerank`
}

describe('httpReranker', () => {
  test.for([
    [
      'tei',
      [
        { index: 1, score: 5 },
        { index: 0, score: -2 },
      ],
      { query: 'q', texts: ['a', 'b'], raw_scores: true, truncate: false },
    ],
    [
      'model',
      {
        results: [
          { index: 1, relevance_score: 5 },
          { index: 0, relevance_score: -2 },
        ],
      },
      { model: 'm', query: 'q', documents: ['a', 'b'] },
    ],
    [
      'model',
      {
        data: [
          { index: 1, relevance_score: 5 },
          { index: 0, relevance_score: -2 },
        ],
      },
      { model: 'm', query: 'q', documents: ['a', 'b'] },
    ],
  ] as const)('sends as %s does and puts sorted answers back', async ([api, answer, body]) => {
    const reranker = httpReranker({ model: 'm', api, url: await serve(answer) })

    expect(await reranker.score('q', ['a', 'b'], {})).toEqual([-2, 5])
    expect(bodies).toEqual([body])
  })

  test.for([
    [[{ index: 0, score: 1 }], 'left out number 2'],
    [{ scores: [1, 2] }, 'must answer as "tei" does'],
  ] as const)('refuses %j', async ([answer, message]) => {
    const reranker = httpReranker({ model: 'm', api: 'tei', url: await serve(answer) })

    await expect(reranker.score('q', ['a', 'b'], {})).rejects.toThrow(message)
  })
})
