import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDataset } from '../../dataset/index.ts'
import { createRunner, executeAll, type Runner } from '../../runner/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import { buildDataset } from '../build-dataset.ts'
import { EXTRA_POOLS } from './build-pools.ts'
import { keepVerified } from './keep-verified.ts'

const fixtures = fileURLToPath(new URL('../../../test/fixtures/dataset/tasks', import.meta.url))

// Built once on real interpreters, then judged by a runner that the build knew nothing of.
describe('the extra pools, on real interpreters', { timeout: 240_000 }, () => {
  let directory: string
  let runner: Runner
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'pools-'))
    cpSync(fixtures, join(directory, 'tasks'), { recursive: true })
    runner = await createRunner({ seed: 3, workers: 1 })
    await buildDataset({ directory, workers: 1 })
  }, 240_000)
  afterAll(async () => {
    await runner.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const load = (pool: (typeof EXTRA_POOLS)[number] | 'base'): Promise<ExecutionDataset> =>
    loadDataset({ directory: join(directory, 'released'), pool })
  const rolesOf = (dataset: ExecutionDataset, queryId: string): readonly string[] =>
    dataset.corpus.filter(entry => entry.queryId === queryId).map(({ role }) => role)

  test.for(EXTRA_POOLS)('hold nothing in %s that is not as it is labelled', async pool => {
    const dataset = await load(pool)
    const suites = new Map(dataset.queries.map(query => [query.id, query.tests]))

    const results = await executeAll(
      runner,
      dataset.corpus.map(({ id, text, queryId }) => ({
        id,
        code: text,
        tests: [...(suites.get(queryId) ?? [])],
      })),
    )

    const seen = results.map(({ id, outcomes }) => [id, outcomes.includes('FAIL')])
    expect(seen).toEqual(dataset.corpus.map(({ id, role }) => [id, role === 'distractor']))
    expect(seen.length).toBeGreaterThan(dataset.queries.length)
  })

  test('ask the queries of the base pool', async () => {
    const texts = (await load('base')).queries.map(({ id, text, tests }) => ({ id, text, tests }))

    for (const pool of EXTRA_POOLS) {
      const own = (await load(pool)).queries.map(({ id, text, tests }) => ({ id, text, tests }))
      expect(texts).toEqual(expect.arrayContaining(own))
    }
  })

  test('balance {c, e1, e2, e1∘e2}: each member is two edits from one other and one from two', async () => {
    const dataset = await load('balanced')

    for (const { id } of dataset.queries) {
      const [canonical, ...wrong] = dataset.corpus
        .filter(entry => entry.queryId === id)
        .sort((a, b) => (a.role === b.role ? 0 : a.role === 'canonical' ? -1 : 1))
      const lines = (text: string | undefined): readonly string[] => (text ?? '').split('\n')
      const distance = (a: string | undefined, b: string | undefined): number =>
        lines(a).filter((line, at) => line !== lines(b)[at]).length
      const distances = wrong.map(({ text }) => distance(canonical?.text, text)).sort()
      expect(distances).toEqual([1, 1, 2])
    }
    expect(dataset.queries.length).toBeGreaterThan(0)
  })

  test('pair two right styles with bugs of the same types', async () => {
    const dataset = await load('equivalents')

    for (const { id } of dataset.queries) {
      expect(rolesOf(dataset, id).filter(role => role === 'equivalent')).toHaveLength(2)
      const types = dataset.corpus
        .filter(entry => entry.queryId === id && entry.role === 'distractor')
        .map(({ bugType }) => bugType)
      for (const type of new Set(types)) {
        expect(types.filter(other => other === type).length).toBeGreaterThanOrEqual(2)
      }
    }
    expect(dataset.queries.length).toBeGreaterThan(0)
  })

  test('hold the base mutants in stacked and in all-mutants', async () => {
    const base = (await load('base')).corpus.map(({ text }) => text)

    for (const pool of ['stacked', 'all-mutants'] as const) {
      const texts = (await load(pool)).corpus.map(({ text }) => text)
      expect(texts).toEqual(expect.arrayContaining(base))
    }
  })
})

describe('keepVerified', () => {
  const of = {
    queryId: 'q_1',
    chosen: [],
    verified: [],
    task: {
      id: 'a/f',
      domain: 'a',
      functionName: 'f',
      language: 'python' as const,
      query: '',
      code: 'right',
      tests: ['t1', 't2'],
      equivalents: [],
    },
  }
  const executor = (outcomes: Readonly<Record<string, readonly string[]>>) => ({
    environment: { python: '3.11', platform: 'test' },
    execute: async (pairs: readonly { readonly id: string; readonly code: string }[]) =>
      pairs.map(({ id, code }) => ({
        id,
        outcomes: [...(outcomes[code] ?? [])],
        level: 'process' as const,
        cpuMs: 1,
      })),
  })

  test('passes over bugs that undo each other, hang or only raise', async () => {
    const proposals = ['undone', 'hangs', 'raises', 'wrong', 'later'].map(code => ({ code }))
    const list = { of, proposals }

    const kept = await keepVerified(
      [list],
      executor({
        undone: ['pass', 'pass'],
        hangs: ['FAIL', 'TIMEOUT'],
        raises: ['FAIL:TypeError', 'FAIL:TypeError'],
        wrong: ['pass', 'FAIL'],
        later: ['FAIL', 'FAIL'],
      }),
    )

    expect(kept.get(list)).toEqual({ code: 'wrong' })
  })

  test('keeps nothing when no proposal fails', async () => {
    const list = { of, proposals: [{ code: 'undone' }] }

    expect(await keepVerified([list], executor({ undone: ['pass', 'pass'] }))).toEqual(new Map())
  })
})
