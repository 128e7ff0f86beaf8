import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { fakeRun } from '../fixtures/generation/fake-run.ts'
import { goodAnswer, rowsFor } from '../fixtures/generation/known-tasks.ts'
import { startLoopback, type ChatCall, type Reply } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, SETTINGS, temporaryFolder } from '../fixtures/generation/run-options.ts'

const good = ({ functionName }: ChatCall): Reply => ({ json: goodAnswer(functionName) })
/** Answers well from the nth request for a task on. */
const goodFrom =
  (count: number, before: Reply) =>
  (call: ChatCall): Reply =>
    call.count >= count ? good(call) : before

describe('the request', () => {
  test('asks for JSON by schema, with effort, limit and key, and never names a task of its own', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()

    await fakeRun(optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) }))

    const [call] = server.calls
    expect(call?.body).toMatchObject({
      model: 'test-model',
      reasoning_effort: 'high',
      max_completion_tokens: 4_000,
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { required: ['canonical', 'tests', 'equivalents'] } },
      },
    })
    expect(JSON.stringify(call?.body['response_format'])).not.toMatch(/function_name|query|domain/)
    expect(server.headers[0]?.['idempotency-key']).toMatch(/^[0-9a-f]{64}$/)
  })

  test('leaves out what a simple server does not know', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()
    const settings = { ...SETTINGS, reasoningEffort: null, format: 'text' as const }

    await fakeRun(
      optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']), settings }),
    )

    expect(Object.keys(server.calls[0]?.body ?? {}).toSorted()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
    ])
  })

  test('goes to one server at most as often at once as was said', async () => {
    await using server = await startLoopback(call => ({ ...good(call), delayMs: 30 }))
    await using folder = await temporaryFolder()

    await fakeRun(optionsFor(server, folder.path))

    expect(server.most()).toBeLessThanOrEqual(3)
    expect(server.most()).toBeGreaterThan(1)
  })
})

describe('a server in trouble', () => {
  test.each<[string, Reply]>([
    ['limits the rate and says for how long', { status: 429, headers: { 'retry-after-ms': '10' } }],
    ['limits the rate in seconds', { status: 429, headers: { 'retry-after': '0.01' } }],
    ['is overloaded', { status: 503, body: 'upstream is busy' }],
    ['drops the connection', { isLost: true, text: 'x' }],
    ['sends an error with status 200', { body: { error: { message: 'busy', code: 502 } } }],
  ])('is asked again when it %s', async (_, trouble) => {
    await using server = await startLoopback(goodFrom(3, trouble))
    await using folder = await temporaryFolder()

    const { report } = await fakeRun(
      optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) }),
    )

    expect(report.tasks).toMatchObject({ accepted: 1, unanswered: 0 })
    expect(report.requests).toMatchObject({ answered: 1, retried: 2 })
    expect(report.firstAttempt.rate).toBe(1)
  })

  test('is waited for no longer than was said, and then asked again', async () => {
    await using server = await startLoopback(goodFrom(2, { json: {}, delayMs: 60_000 }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) })

    const { report } = await fakeRun({ ...options, server: { ...options.server, timeoutMs: 300 } })

    expect(report.tasks.accepted).toBe(1)
    expect(report.requests.retried).toBe(1)
  })

  test('leaves a task unanswered, which is neither accepted nor rejected, and can be asked later', async () => {
    let isBroken = true
    await using server = await startLoopback(call =>
      isBroken && call.functionName === 'toll_for_trip' ? { status: 500 } : good(call),
    )
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, {
      registry: rowsFor(['toll_for_trip', 'count_per_bracket']),
    })
    const impatient = { ...options, server: { ...options.server, attempts: 2 } }

    const first = await fakeRun(impatient)
    isBroken = false
    const second = await fakeRun(impatient)

    expect(first.report.tasks).toEqual({
      registry: 2,
      accepted: 1,
      rejected: 0,
      unanswered: 1,
      released: 1,
    })
    expect(first.report.unanswered).toEqual([
      { id: 'math_numerical/toll_for_trip', cause: expect.stringContaining('answered 500') },
    ])
    expect(first.report.firstAttempt).toEqual({ count: 1, of: 1, rate: 1 })
    expect(second.report.tasks).toMatchObject({ accepted: 2, unanswered: 0, released: 2 })
  })

  test('ends the run when it fails for three tasks in a row', async () => {
    await using server = await startLoopback(() => ({ status: 500 }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path)

    await expect(
      fakeRun({ ...options, server: { ...options.server, attempts: 1, concurrency: 1 } }),
    ).rejects.toThrow('answered 500')
    expect(server.calls).toHaveLength(3)
  })

  test.each([
    [401, { error: { message: 'Incorrect API key' } }],
    [404, { error: { message: 'The model does not exist' } }],
    [429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }],
  ])('ends the run at once with status %i that no patience helps', async (status, body) => {
    await using server = await startLoopback(() => ({ status, body }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path)

    await expect(
      fakeRun({ ...options, server: { ...options.server, concurrency: 1 } }),
    ).rejects.toThrow(`answered ${status}`)
    expect(server.calls).toHaveLength(1)
  })

  test('is named when it is no such server at all', async () => {
    await using server = await startLoopback(() => ({ body: '{"hello": "world"}' }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path)

    await expect(
      fakeRun({ ...options, server: { ...options.server, concurrency: 1, attempts: 1 } }),
    ).rejects.toThrow('must answer with a chat completion')
  })
})

describe('secrets', () => {
  const KEY = 'sk-loopback-0123456789'

  test('are sent, and neither stored nor shown, also when the server repeats them', async () => {
    vi.stubEnv('GENERATION_TEST_KEY', KEY)
    await using server = await startLoopback(call =>
      call.functionName === 'toll_for_trip'
        ? { status: 500, body: { error: { message: `bad key ${KEY}` } } }
        : good(call),
    )
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, {
      registry: rowsFor(['toll_for_trip', 'count_per_bracket']),
    })
    const shown: string[] = []

    const { report } = await fakeRun({
      ...options,
      server: { ...options.server, keyFrom: 'GENERATION_TEST_KEY', attempts: 1 },
      progress: text => shown.push(text),
    })
    vi.unstubAllEnvs()

    expect(server.headers[0]?.authorization).toBe(`Bearer ${KEY}`)
    expect(report.tasks.unanswered).toBe(1)
    const files = await readdir(folder.path, { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      files
        .filter(file => file.isFile())
        .map(file => readFile(join(file.parentPath, file.name), 'utf8')),
    )
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.join('') + shown.join('') + JSON.stringify(report)).not.toContain(KEY)
    expect(shown.join('\n')).toContain('bad key ***')
  })

  test('of a URL do not reach provenance', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()
    const { host, port } = new URL(server.baseURL)
    const options = optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) })

    const { report } = await fakeRun({
      ...options,
      server: {
        ...options.server,
        baseURL: `http://me:hidden-password@127.0.0.1:${port}/v1?token=hidden-token`,
      },
    })

    expect(report.endpoints).toEqual([host])
    expect(await readFile(join(folder.path, 'journal.jsonl'), 'utf8')).not.toContain('hidden')
  })
})
