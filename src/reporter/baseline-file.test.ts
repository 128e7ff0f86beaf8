import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BaselineRun } from '../schema/index.ts'
import { readBaseline, writeBaseline } from './baseline-file.ts'

const run: BaselineRun = {
  project: '',
  dataset: { id: 'd', sha256: 'f'.repeat(64), pool: 'base' },
  retriever: 'mine',
  tiePolicy: 'pessimistic',
  seed: 1,
  queryIds: ['q_1', 'q_2'],
  metrics: { 'exec@1': [0, 1] },
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baseline-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a baseline file', () => {
  test('is read back as it was written, in a folder that did not exist', async () => {
    const path = join(folder, 'deep/er/baseline.json')

    await writeBaseline(path, [run])

    expect(await readBaseline(path)).toEqual([run])
  })

  test('is absent without an error', async () => {
    expect(await readBaseline(join(folder, 'none.json'))).toBeUndefined()
  })

  test('survives another order of keys', async () => {
    const path = join(folder, 'b.json')
    await writeBaseline(path, [run])
    const { checksum, runs, schemaVersion } = JSON.parse(await readFile(path, 'utf8'))
    const turned = runs.map((each: object) => Object.fromEntries(Object.entries(each).toReversed()))
    await writeFile(path, JSON.stringify({ runs: turned, checksum, schemaVersion }))

    expect(await readBaseline(path)).toEqual([run])
  })

  test.for([
    ['a changed value', (text: string) => text.replace('[0, 1]', '[1, 1]'), 'checksum'],
    ['broken JSON', (text: string) => text.slice(0, -5), 'readable baseline file'],
    ['a missing field', (text: string) => text.replace('"seed": 1,', ''), 'seed'],
  ] as const)('refuses %s', async ([, change, message]) => {
    const path = join(folder, 'b.json')
    await writeBaseline(path, [run])
    await writeFile(path, change(await readFile(path, 'utf8')))

    await expect(readBaseline(path)).rejects.toThrow(message)
  })
})
