import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDataset } from '../../dataset/index.ts'
import { createRunner, executeAll } from '../../runner/index.ts'
import { buildDataset } from '../build-dataset.ts'
import { DEFAULT_SEED } from '../compile/distractor-lock.ts'
import { redrawDataset, type RedrawReport } from './redraw-dataset.ts'

const fixtures = fileURLToPath(new URL('../../../test/fixtures/dataset/tasks', import.meta.url))

describe('redrawDataset, on real interpreters', { timeout: 240_000 }, () => {
  let directory: string
  let report: RedrawReport
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'redraw-'))
    cpSync(fixtures, join(directory, 'tasks'), { recursive: true })
    await buildDataset({ directory, workers: 1 })
    report = await redrawDataset({ directory, out: join(directory, 'fresh'), seed: 7, workers: 1 })
  }, 240_000)
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  test('asks the same queries of code that was never published', async () => {
    const shown = await loadDataset({ directory: join(directory, 'released') })
    const fresh = await loadDataset({ directory: join(directory, 'fresh') })

    const asked = fresh.queries.map(({ id, text, tests }) => ({ id, text, tests }))
    expect(asked).toEqual(shown.queries.map(({ id, text, tests }) => ({ id, text, tests })))
    const texts = new Set(shown.corpus.map(({ text }) => text))
    expect(fresh.corpus.filter(({ text }) => texts.has(text))).toEqual([])
    expect(fresh.corpus).toHaveLength(shown.corpus.length)
    expect(report).toEqual({ queries: 2, snippets: fresh.corpus.length, renamed: 2 })
  })

  test('labels nothing that execution does not show', async () => {
    const { queries, corpus } = await loadDataset({ directory: join(directory, 'fresh') })
    const suites = new Map(queries.map(query => [query.id, [...query.tests]]))
    const runner = await createRunner({ seed: 3, workers: 1 })
    try {
      const pairs = corpus.map(({ id, text, queryId }) => ({
        id,
        code: text,
        tests: suites.get(queryId) ?? [],
      }))
      const results = await executeAll(runner, pairs)
      expect(results.map(({ outcomes }) => outcomes.includes('FAIL'))).toEqual(
        corpus.map(({ role }) => role === 'distractor'),
      )
    } finally {
      await runner.close()
    }
  })

  test('refuses the public seed and a folder that exists', async () => {
    const out = join(directory, 'other')

    await expect(redrawDataset({ directory, out, seed: DEFAULT_SEED })).rejects.toThrow(
      '--seed must differ from that of the public draw',
    )
    await expect(
      redrawDataset({ directory, out: join(directory, 'fresh'), seed: 8 }),
    ).rejects.toThrow('must go to a new folder')
  })
})
