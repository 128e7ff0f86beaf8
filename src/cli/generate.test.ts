import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodAnswer, rowsFor } from '../../test/fixtures/generation/known-tasks.ts'
import { startLoopback, type Loopback } from '../../test/fixtures/generation/loopback-server.ts'
import { formatJsonl } from '../formats/index.ts'
import { dispatch } from './dispatch.ts'
import { generateRegistry } from './generate-registry.ts'
import { generate } from './generate.ts'

const SLOW = { timeout: 600_000 }
let folder: string
let registry: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-'))
  registry = join(folder, 'registry.jsonl')
  await writeFile(registry, formatJsonl(rowsFor(['toll_for_trip'])))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await dispatch(args, [generate, generateRegistry], {
    out: text => void out.push(text),
    err: text => void err.push(text),
  })
  return { code, out: out.join(''), err: err.join('') }
}

const runOn = (server: Loopback, ...more: readonly string[]) =>
  run(
    ...`generate --registry ${registry} --out ${join(folder, 'out')} --model test-model`.split(' '),
    ...`--base-url ${server.baseURL} --key-from none --workers 1`.split(' '),
    ...more,
  )

describe('generate', () => {
  test('releases tasks and prints what it came to', SLOW, async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: goodAnswer(functionName),
    }))

    const { code, out, err } = await runOn(server, '--price-in', '2', '--price-out', '8')

    expect(err).toContain('toll_for_trip: attempt 1 accepted\n')
    expect(out).toContain(
      'Tasks  1 in the registry · 1 accepted · 0 rejected · 0 unanswered · 1 released',
    )
    expect(out).toContain('cost               0.0180  0.0180 per accepted task')
    expect(out).toContain(`Released 1 tasks to ${join(folder, 'out', 'released')}.`)
    expect(code).toBe(0)
  })

  test('exits with 1 when nothing is released, as JSON too', SLOW, async () => {
    await using server = await startLoopback(() => ({ text: 'No.' }))

    const { code, out } = await runOn(server, '--repairs', '0', '--json')

    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, tasks: { rejected: 1, released: 0 } })
  })

  test('exits with 3 when the server refuses', SLOW, async () => {
    await using server = await startLoopback(() => ({
      status: 401,
      body: { error: { message: 'no key' } },
    }))

    const { code, err } = await runOn(server)

    expect(code).toBe(3)
    expect(err).toMatch(/must succeed, but was answered 401: no key/)
  })

  test('estimates without asking', async () => {
    await using server = await startLoopback(() => ({ text: 'No.' }))

    const { code, out } = await runOn(
      server,
      '--dry-run',
      '--price-in',
      '2',
      '--price-out',
      '8',
      '--batch',
    )

    expect(code).toBe(0)
    expect(out).toMatch(/^1 tasks to ask, about [\d,]+ prompt and 5,755 completion tokens/)
    expect(out).toMatch(
      /cost about 0\.0\d+ for first answers, at most 0\.\d+\.\nNothing was asked\.\n$/,
    )
    expect(server.headers).toEqual([])
  })

  test.each([
    [[], '--registry <file> and --out <dir>'],
    [['--registry', 'r', '--out', 'o'], 'r is not'],
    [['--registry', 'REGISTRY', '--out', 'o'], 'A model must be named'],
    [
      ['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--distractors', 'many'],
      '--distractors must be one of mechanical, llm, free-form',
    ],
    [
      ['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--language', 'cobol'],
      '--language must be one of python',
    ],
    [
      ['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--language', 'javascript'],
      'must be in one language',
    ],
    [['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--max-cost', '5'], 'needs prices'],
    [['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--price-in', '5'], 'one is missing'],
    [
      ['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--base-url', 'localhost'],
      'must be a whole URL',
    ],
    [['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--repairs', '-1'], '--repairs'],
    [
      ['--registry', 'REGISTRY', '--out', 'o', '--model', 'm', '--isolation', 'none'],
      'required, preferred',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run(
      'generate',
      '--dry-run',
      ...args.map(arg => (arg === 'REGISTRY' ? registry : arg)),
    )

    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  test('refuses an empty registry and a row of another shape by file and line', async () => {
    await writeFile(registry, '')
    const empty = await run('generate', '--registry', registry, '--out', 'o', '--model', 'm')
    await writeFile(registry, '{"function_name": "a", "query": "b"}\n')
    const broken = await run('generate', '--registry', registry, '--out', 'o', '--model', 'm')

    expect([empty.code, broken.code]).toEqual([2, 2])
    expect(empty.err).toContain('must hold at least one task')
    expect(broken.err).toContain('registry.jsonl:1 must hold a row')
  })
})

describe('generate registry', () => {
  const out = () => join(folder, 'new.jsonl')
  const rowsOf = async (file: string): Promise<Record<string, unknown>[]> =>
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
  const proposals = {
    tasks: [
      {
        function_name: 'late_fee',
        query: 'Return the fee for days past due; none up to three days.',
        domain: 'x',
      },
      { function_name: 'toll_for_trip', query: 'Return a toll.', domain: 'x' },
      { function_name: 'lateFee', query: 'Return what is owed for days past due.', domain: 'x' },
    ],
  }
  const propose = (server: Loopback, ...more: readonly string[]) =>
    run(
      ...`generate registry --out ${out()} --from ${registry} --domain billing=3`.split(' '),
      ...`--model planner --base-url ${server.baseURL} --key-from none --similarity 0`.split(' '),
      ...more,
    )

  test('joins files and proposals, drops repetitions, and tells who chose', async () => {
    await using server = await startLoopback(() => ({
      text: `Here:\n${JSON.stringify(proposals)}`,
    }))
    const brief = join(folder, 'brief.md')
    await writeFile(brief, 'We bill monthly.')

    const { code, out: text } = await propose(server, '--brief', brief)

    expect(code).toBe(0)
    expect(text).toContain('left out (name)  toll_for_trip')
    expect(text).toContain('left out (form)  lateFee')
    expect(text).toContain('Wrote 2 of 4 tasks')
    expect(await rowsOf(out())).toMatchObject([
      { function_name: 'toll_for_trip', origin: { kind: 'hand' } },
      {
        function_name: 'late_fee',
        domain: 'billing',
        language: 'python',
        origin: {
          kind: 'prompt',
          provenance: {
            model: 'planner',
            prompt: 'registry@1',
            usage: { completion_tokens: 2000 },
          },
        },
      },
    ])
    expect((await rowsOf(join(folder, 'new.dropped.jsonl'))).map(row => row['reason'])).toEqual([
      'name',
      'form',
    ])
    const asked = server.calls[0]?.messages.map(({ content }) => content).join('\n')
    expect(asked).toContain('We bill monthly.')
    expect(asked).toContain('Plan 3 tasks for the domain "billing"')
    expect(asked).toContain('choose others: toll_for_trip')
  })

  test('does not pay again for what was proposed', async () => {
    await using server = await startLoopback(() => ({ json: proposals }))

    await propose(server)
    await propose(server)

    expect(server.calls).toHaveLength(1)
  })

  test('asks once more when the answer is no list, and then gives up', async () => {
    await using server = await startLoopback(() => ({ text: 'No.' }))

    const { code, err } = await propose(server)

    expect(code).toBe(3)
    expect(err).toContain('must answer with a list of tasks for "billing"')
    expect(server.calls).toHaveLength(2)
  })

  test('stops before a request that could cost too much', async () => {
    await using server = await startLoopback(() => ({ json: proposals }))

    const { code, err } = await propose(
      server,
      '--price-in',
      '2',
      '--price-out',
      '8',
      '--max-cost',
      '0.1',
    )

    expect(code).toBe(3)
    expect(err).toContain('above the limit 0.1')
    expect(server.calls).toEqual([])
  })

  test('compares meanings with the bundled encoder', SLOW, async () => {
    const row = (function_name: string, query: string): object => ({
      function_name,
      query,
      domain: 'billing',
    })
    await writeFile(
      registry,
      formatJsonl([
        row('late_fee', 'Return the fee for an invoice that is paid after its due date.'),
        row('overdue_fee', 'Return the fee for an invoice that is paid after the due date of it.'),
        row('moon_phase', 'Tell which phase the moon is in on a given day.'),
      ]),
    )

    const { out: text } = await run('generate', 'registry', '--out', out(), '--from', registry)

    expect(text).toContain('left out (meaning)  overdue_fee')
    expect((await rowsOf(out())).map(each => each['function_name'])).toEqual([
      'late_fee',
      'moon_phase',
    ])
  })
})
