import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  json,
  startProvider,
  type ProviderServer,
} from '../../test/fixtures/embedders/provider-server.ts'
import { loadDataset } from '../dataset/index.ts'
import { parseFrozen } from '../embedders/index.ts'
import { fromNpz } from '../retrievers/index.ts'
import type { Command } from './command.ts'
import { embedFreeze } from './embed-freeze.ts'
import { embedRecipes } from './embed-recipes.ts'
import { embedVerify } from './embed-verify.ts'

const RECIPE = 'sentence-transformers/all-minilm-l6-v2'
const DIMS = 384

let folder: string
let server: ProviderServer
/** How far the model has moved since it was frozen. */
let drift = 0
beforeEach(async () => {
  drift = 0
  folder = mkdtempSync(join(tmpdir(), 'freeze-'))
  // The cache lies in the nearest package: without one it would outlive the test.
  writeFileSync(join(folder, 'package.json'), '{}')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  server = await startProvider(({ body }, response) => {
    const texts = Array.isArray(body['inputs']) ? body['inputs'] : []
    json(
      response,
      texts.map(text => vectorOf(String(text))),
    )
  })
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function vectorOf(text: string): readonly number[] {
  const angle = (text.length % 97) / 97 + drift
  return Array.from({ length: DIMS }, (_, at) =>
    at === 0 ? Math.cos(angle) : at === 1 ? Math.sin(angle) : 0,
  )
}

async function run(
  command: Command,
  args: readonly string[],
): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
  }
  const code = await command.run(args, io)
  return { code, out: out.join(''), err: err.join('') }
}
const modelArgs = (): readonly string[] => ['--base-url', server.url, '--protocol', 'tei']
const freeze = (out: string, ...more: readonly string[]): ReturnType<typeof run> =>
  run(embedFreeze, ['--recipe', RECIPE, '--out', join(folder, out), ...modelArgs(), ...more])

describe('embed freeze and verify', () => {
  test('writes vectors that retrieve, verifies them, and mixes nothing once the model has moved', async () => {
    const dataset = await loadDataset()
    const first = await freeze('a.npz')
    const frozen = parseFrozen(readFileSync(join(folder, 'a.npz')), 'a.npz')

    expect(first.code).toBe(0)
    expect(frozen.recipe.id).toBe(RECIPE)
    expect(frozen.query.ids).toEqual(dataset.queries.map(({ id }) => id).sort())
    const texts =
      new Set(dataset.corpus.map(({ text }) => text)).size +
      new Set(dataset.queries.map(({ text }) => text)).size
    expect(first.err).toContain(
      `${texts.toLocaleString('en-US')} texts embedded · 0 found in cache or archive`,
    )

    const again = await freeze('b.npz')
    expect(again.err).toContain('nothing was embedded')
    expect(readFileSync(join(folder, 'b.npz'))).toEqual(readFileSync(join(folder, 'a.npz')))

    const retriever = fromNpz({ name: 'frozen', archive: join(folder, 'a.npz') })
    await retriever.index(dataset.corpus)
    const [query] = dataset.queries
    const [hit] = await retriever.search('', 1, { queryId: query?.id })
    expect(hit?.score).toBeCloseTo(1, 6)
    expect(retriever.recipe?.().id).toBe(RECIPE)

    const same = await run(embedVerify, ['--against', join(folder, 'a.npz'), ...modelArgs()])
    expect([same.code, same.out]).toEqual([
      0,
      expect.stringContaining('gives the frozen vectors: cosine of 50 texts'),
    ])

    drift = 0.1
    const moved = await run(embedVerify, [
      '--against',
      join(folder, 'a.npz'),
      '--rows',
      '10',
      ...modelArgs(),
    ])
    const mixed = await freeze('c.npz', '--onto', join(folder, 'a.npz'))
    expect([moved.code, mixed.code]).toEqual([1, 1])
    expect(mixed.err).toContain('nothing was mixed')
    const dated = readFileSync(join(folder, 'a.npz.verified.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(dated.map(({ isSame, rows }) => [isSame, rows])).toEqual([
      [true, 50],
      [false, 10],
    ])
    expect(dated[1].minimum).toBeCloseTo(Math.cos(0.1), 5)
    expect(dated[1].date).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  test('stops before it costs more than allowed, and keeps what it has', async () => {
    const limit = ['--price', '1000000', '--max-cost', '20000']

    await expect(freeze('a.npz', ...limit)).rejects.toThrow('must cost at most 20000')
    const { err } = await freeze('a.npz')
    expect(err).toMatch(/[1-9]\d* found in cache or archive/)
  })

  test.for([
    [['--max-cost', '1'], '--max-cost needs --price'],
    [['--protocol', 'soap'], '--protocol must be one of'],
    [['--pool', 'sea'], '--pool must be one of'],
    [['--price', 'much'], '--price must be a number'],
  ] as const)('refuses %j', async ([args, message]) => {
    await expect(run(embedFreeze, ['--recipe', RECIPE, '--out', 'x.npz', ...args])).rejects.toThrow(
      message,
    )
  })
})

describe('embed recipes', () => {
  test('prints a line or a row for each model', async () => {
    const lines = (await run(embedRecipes, [])).out.trim().split('\n')
    const rows = JSON.parse((await run(embedRecipes, ['--json'])).out)

    expect(rows).toHaveLength(lines.length)
    expect(lines.find(line => line.startsWith('openai/text-embedding-3-small'))).toContain(
      'OPENAI_API_KEY',
    )
  })
})
