import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOnlyQueries } from './only-queries.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'only-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function results(comparisons: readonly object[]): Promise<void> {
  const folder = join(root, '.vitest/retrieval')
  await mkdir(folder, { recursive: true })
  const file = { comparisons, notes: [], gates: [], problems: [], exitCode: 0 }
  await writeFile(join(folder, 'results.json'), JSON.stringify(file))
}

describe('readOnlyQueries', () => {
  test('tells ids from strata', async () => {
    expect(await readOnlyQueries(' q_1, q_2 ,domain:geometry,language:python,', root)).toEqual({
      text: 'q_1,q_2,domain:geometry,language:python',
      ids: ['q_1', 'q_2'],
      strata: ['domain:geometry', 'language:python'],
      lost: [],
    })
  })

  test('refuses to name nothing', async () => {
    await expect(readOnlyQueries(' , ', root)).rejects.toThrow(
      'VITEST_RETRIEVAL_ONLY must name lost',
    )
  })

  test('says what has to run first when there is nothing that could be lost', async () => {
    await expect(readOnlyQueries('lost', root)).rejects.toThrow(
      'of a whole run, which cannot be read',
    )
    await results([])
    await expect(readOnlyQueries('lost', root)).rejects.toThrow('Accept a baseline')
  })

  test('reads what every run lost in the last whole run', async () => {
    const run = { project: 'web', dataset: 'd', pool: 'base', retriever: 'ours' }
    const change = {
      metric: 'exec@1',
      binary: true,
      unshared: 0,
      n: 4,
      before: 0.75,
      after: 0.5,
      drop: 0.25,
      interval: { low: 0, high: 0.5 },
      lost: ['q_1', 'q_3'],
      won: ['q_2'],
      p: 1,
      test: 'mcnemar',
    }
    await results([{ ...run, ...change }])

    const { ids, lost } = await readOnlyQueries('lost', root)

    expect(ids).toEqual([])
    expect(lost).toEqual([{ ...run, ids: ['q_1', 'q_3'] }])
  })
})
