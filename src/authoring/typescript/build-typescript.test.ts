import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadDataset } from '../../dataset/index.ts'
import { emptyLock, formatLock } from '../compile/distractor-lock.ts'
import { buildTypescript } from './build-typescript.ts'

const tasks = fileURLToPath(new URL('../../../dataset/tasks', import.meta.url))
const TASK = 'validation/card_usable'
const SUMS = `${'0'.repeat(64)}  queries.jsonl\n`

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dataset-'))
  mkdirSync(join(directory, 'tasks/validation'), { recursive: true })
  for (const ending of ['py', 'ts']) {
    cpSync(join(tasks, `${TASK}.${ending}`), join(directory, `tasks/${TASK}.${ending}`))
  }
  const twin = {
    task: TASK,
    query_id: 'q_0042',
    code_sha256: 'a',
    corpus_id: 'c_1',
    distractors: [],
  }
  writeFileSync(
    join(directory, 'distractors.lock'),
    formatLock({ ...emptyLock(), tasks: new Map([[TASK, twin]]) }),
  )
  mkdirSync(join(directory, 'released'))
  writeFileSync(join(directory, 'released/SHA256SUMS'), SUMS)
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

// Real Node: every mutant of one small function is run.
describe('buildTypescript', { timeout: 120_000 }, () => {
  test('writes a pool whose queries have the ids of the Python ones', async () => {
    const { results, written } = await buildTypescript({ directory, workers: 1 })

    expect(results.flatMap(({ violations }) => violations)).toEqual([])
    expect(written).toBeDefined()
    const released = join(directory, 'released')
    const { queries, corpus } = await loadDataset({ directory: released, pool: 'typescript' })
    expect(queries.map(({ id, language }) => [id, language])).toEqual([['q_0042', 'typescript']])
    expect(corpus).toHaveLength(5)
    expect(globSync('*', { cwd: released })).toEqual(
      expect.arrayContaining(['SHA256SUMS', 'pools']),
    )
  })

  test('writes nothing when the query is not that of the Python task', async () => {
    const file = join(directory, `tasks/${TASK}.ts`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('payment card', 'bank card'))

    const { results, written } = await buildTypescript({ directory, workers: 1 })

    expect(written).toBeUndefined()
    expect(results.flatMap(({ violations }) => violations)).toEqual([
      { subject: TASK, message: `The query must be that of ${TASK}.py, but differs. Copy it.` },
    ])
    expect(readFileSync(join(directory, 'released/SHA256SUMS'), 'utf8')).toBe(SUMS)
  })
})
