import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildDataset } from './build-dataset.ts'
import { checkTasks, type TaskCheck } from './check-task.ts'
import { runnerExecutor, type RunnerExecutor } from './compile/runner-executor.ts'
import { loadDataset } from '../dataset/index.ts'
import { validateDataset } from './validate-dataset.ts'

const fixtures = fileURLToPath(new URL('../../test/fixtures/dataset/tasks', import.meta.url))
const FRAME = 'tasks/geometry/frame_area.py'

let directory: string
let executor: RunnerExecutor
beforeAll(async () => {
  executor = await runnerExecutor(2)
}, 120_000)
afterAll(() => executor.close())
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dataset-'))
  cpSync(fixtures, join(directory, 'tasks'), { recursive: true })
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function bytes(): Readonly<Record<string, string>> {
  const names = globSync('released/**/*.{jsonl,gz}', { cwd: directory }).sort()
  const files = ['distractors.lock', 'kill-matrix.jsonl', 'released/SHA256SUMS', ...names]
  return Object.fromEntries(
    files.map(name => [name, readFileSync(join(directory, name), 'latin1')]),
  )
}

function edit(file: string, from: string, to: string): void {
  const path = join(directory, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

// Real interpreters: these tests run every mutant of two small functions.
describe('buildDataset, on real interpreters', { timeout: 240_000 }, () => {
  test('writes a bundle that loads, validates, and has the same bytes on one or two workers', async () => {
    await buildDataset({ directory, workers: 1, isCold: true })
    const one = bytes()
    rmSync(join(directory, 'distractors.lock'))

    await buildDataset({ directory, executor, isCold: true })

    expect(bytes()).toEqual(one)
    const dataset = await loadDataset({ directory: join(directory, 'released') })
    expect(dataset.queries.map(query => query.domain)).toEqual(['collections', 'geometry'])
    expect(dataset.corpus).toHaveLength(10)
    const gates = await validateDataset({ directory, executor })
    expect(gates.flatMap(gate => gate.violations)).toEqual([])
    expect(gates.map(gate => gate.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('compiles a domain of one’s own', async () => {
    renameSync(join(directory, 'tasks/geometry'), join(directory, 'tasks/picture_frames'))

    await buildDataset({ directory, executor })

    const { queries } = await loadDataset({ directory: join(directory, 'released') })
    expect(queries.map(({ domain }) => domain)).toEqual(['collections', 'picture_frames'])
  })

  test('overwrites nothing when a canonical fails', async () => {
    await buildDataset({ directory, executor })
    const before = bytes()
    edit(FRAME, 'assert frame_area(4, 4, 3) == 84', 'assert frame_area(4, 4, 3) == 85')

    const report = await buildDataset({ directory, executor })

    expect(report.written).toBeUndefined()
    expect(report.results.flatMap(gate => gate.violations)[0]).toMatchObject({
      subject: 'geometry/frame_area',
      message: expect.stringContaining('test 6 gave FAIL: assert frame_area(4, 4, 3) == 85'),
    })
    expect(bytes()).toEqual(before)
  })

  test('is refused by validateDataset after a released byte or a label has changed', async () => {
    await buildDataset({ directory, executor })
    edit('released/corpus.jsonl', 'border < 1', 'border < 2')

    const gates = await validateDataset({ directory, executor })

    const found = gates.flatMap(({ id, violations }) => violations.map(v => `${id} ${v.message}`))
    expect(found.join('\n')).toMatch(/5 corpus\.jsonl must have the SHA-256/)
  })
})

describe('checkTasks, on real interpreters', { timeout: 240_000 }, () => {
  const check = async (): Promise<TaskCheck> => {
    const found: TaskCheck[] = []
    await checkTasks([join(directory, FRAME)], (_, result) => found.push(result), { executor })
    const [result] = found
    if (result === undefined) throw new Error('one file gives one result')
    return result
  }

  test('finds nothing to do on an adequate task', async () => {
    const { gates, adequacy, survivors } = await check()

    expect(gates.flatMap(gate => gate.violations)).toEqual([])
    expect(survivors).toEqual([])
    expect(adequacy?.killed).toBe(adequacy?.all)
  })

  test('suggests an assert for a mutant that survives, and the assert kills it', async () => {
    edit(FRAME, 'assert frame_area(2, 3, 1) == 14\n', '')
    edit(FRAME, 'assert frame_area(10, 1, 1) == 26\n', '')

    const { survivors, asserts } = await check()

    expect(survivors.map(({ key }) => key)).toContain('if border [-<-]{+<=+} 1:')
    expect(asserts.flatMap(({ kills }) => kills)).toContain('if border [-<-]{+<=+} 1:')
    edit(FRAME, '\n# Benchmark', `${asserts.map(({ assert }) => assert).join('\n')}\n\n# Benchmark`)
    expect((await check()).survivors).toEqual([])
  })

  test('reports a listed equivalent that an input tells apart', async () => {
    edit(FRAME, 'assert frame_area(2, 3, 1) == 14\n', '')
    edit(FRAME, 'assert frame_area(10, 1, 1) == 26\n', '')
    edit(FRAME, '\n# Benchmark', 'EQUIVALENT = {"if border [-<-]{+<=+} 1:": "no"}\n\n# Benchmark')

    const { refuted } = await check()

    expect(refuted.map(({ key }) => key)).toEqual(['if border [-<-]{+<=+} 1:'])
  })
})
