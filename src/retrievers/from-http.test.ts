import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { fromHttp } from './from-http.ts'

const snippets = [{ id: 'a', text: 'alpha' }]
let server: Server
afterEach(() => server.close())

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void

async function serve(answer: Answer): Promise<string> {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => answer(request, body, response))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://127.0.0.1:${port}/base`
}

describe('fromHttp', () => {
  test('sends the documented requests', async () => {
    const seen: unknown[] = []
    const url = await serve((request, body, response) => {
      seen.push([request.method, request.url, request.headers['x-key'], JSON.parse(body)])
      response.end('{"hits": [{"id": "a", "score": 0.5}]}')
    })
    const retriever = fromHttp(url, { name: 'remote', canScore: true, headers: { 'x-key': 's' } })

    await retriever.index(snippets)
    const hits = await retriever.search('text', 3, { queryId: 'q1' })
    await retriever.score?.('text', ['a'], { queryId: 'q1' })

    expect(hits).toEqual([{ id: 'a', score: 0.5 }])
    expect(seen).toEqual([
      ['POST', '/base/index', 's', { snippets }],
      ['POST', '/base/search', 's', { query: 'text', k: 3, queryId: 'q1' }],
      ['POST', '/base/search', 's', { query: 'text', k: 1, ids: ['a'], queryId: 'q1' }],
    ])
  })

  test.for([
    [
      'a status',
      (_request, _body, response) => response.writeHead(500).end('boom'),
      'answered 500: boom',
    ],
    ['cut JSON', (_request, _body, response) => response.end('{"hits": ['), 'is not JSON'],
    [
      'NaN',
      (_request, _body, response) => response.end('{"hits": [{"id": "a", "score": NaN}]}'),
      'is not JSON',
    ],
    [
      'another shape',
      (_request, _body, response) => response.end('{"results": []}'),
      'must answer {"hits"',
    ],
    [
      'a closed connection',
      (request, _body, _response) => request.socket.destroy(),
      'the request failed',
    ],
    ['silence', () => {}, 'did not in time'],
  ] as const satisfies readonly (readonly [string, Answer, string])[])(
    'turns %s into an infrastructure error',
    async ([, answer, message]) => {
      const retriever = fromHttp(await serve(answer), { name: 'remote', timeoutMs: 500 })

      const search = retriever.search('text', 3)

      await expect(search).rejects.toThrow(message)
      await expect(search).rejects.toMatchObject({ name: 'InfrastructureError' })
      server.closeAllConnections()
    },
  )

  test('sends user and password as a header and shows neither', async () => {
    let authorization: string | undefined
    const url = await serve((request, _body, response) => {
      authorization = request.headers.authorization
      response.writeHead(401).end('who?')
    })
    const secret = url.replace('http://', 'http://user:hunter2@')

    const index = fromHttp(secret, { name: 'remote' }).index(snippets)

    await expect(index).rejects.toThrow(/^((?!hunter2).)*answered 401: who\?\.$/)
    expect(authorization).toBe(`Basic ${Buffer.from('user:hunter2').toString('base64')}`)
  })

  test('wants a URL', async () => {
    server = createServer()
    expect(() => fromHttp('localhost:80', { name: 'x' })).toThrow('needs an http or https URL')
  })
})
