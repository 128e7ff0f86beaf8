import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { fromHttp } from './from-http.ts'

const script = fileURLToPath(new URL('../../examples/python-server/server.py', import.meta.url))
let child: ChildProcess | undefined
afterAll(() => child?.kill())

async function start(): Promise<string> {
  const python = spawn('python3', [script, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = python
  for await (const line of createInterface({ input: python.stdout })) {
    const [, url] = /listening on (.*)/.exec(line) ?? []
    if (url !== undefined) return url
  }
  throw new Error('The example server must say where it listens, but ended.')
}

describe('the example server in Python', () => {
  test('speaks the contract of fromHttp', async () => {
    const retriever = fromHttp(await start(), { name: 'python', canScore: true })
    await retriever.index([
      { id: 'a', text: 'def parse_date(text): ...' },
      { id: 'b', text: 'def area(width, height): ...' },
    ])

    expect(await retriever.search('parse a date', 1)).toEqual([{ id: 'a', score: 2 / 3 }])
    expect(await retriever.score?.('parse a date', ['b'])).toEqual([{ id: 'b', score: 0 }])
  })
})
