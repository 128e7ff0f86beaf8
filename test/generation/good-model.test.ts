import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadDataset } from '../../src/dataset/index.ts'
import { generateTasks } from '../../src/generation/index.ts'
import { makeProject } from '../e2e/project.ts'
import { goodAnswer, rowsFor } from '../fixtures/generation/known-tasks.ts'
import { startLoopback } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, temporaryFolder } from '../fixtures/generation/run-options.ts'

// Real interpreters and a real Vitest on machines that others use too.
const SLOW = { timeout: 600_000 }
const PRICES = { input: 2, output: 8, batchFactor: 0.5 }

test(
  'a good model fills a dataset at the first attempt, and vitest bench measures with it',
  SLOW,
  async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: goodAnswer(functionName),
    }))
    await using folder = await temporaryFolder()

    const { report, written } = await generateTasks(
      optionsFor(server, folder.path, { prices: PRICES }),
    )

    expect(report.tasks).toEqual({
      registry: 6,
      accepted: 6,
      rejected: 0,
      unanswered: 0,
      released: 6,
    })
    expect(report.firstAttempt).toEqual({ count: 6, of: 6, rate: 1 })
    expect(report.batchGates.map(({ id, violations }) => [id, violations])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(id => [id, 0]),
    )
    // Six answers of 1,000 prompt and 2,000 completion tokens at 2 and 8 a million.
    expect(report.cost.paid).toBeCloseTo(0.108, 9)
    expect(report.isolation).toBe('lock')
    expect(written?.released).toBe(join(folder.path, 'released'))

    const dataset = await loadDataset({ directory: join(folder.path, 'released') })
    expect(dataset.queries).toHaveLength(6)
    expect(dataset.corpus).toHaveLength(30)

    await using project = await makeProject({
      'vitest.config.ts': `
      import { retrieval } from '../../../../src/plugin/index.ts'
      export default { plugins: [retrieval()] }`,
      'generated.bench.ts': `
      import { bm25, describeRetrieval, loadDataset } from '../../../../src/index.ts'
      describeRetrieval({
        dataset: await loadDataset({ directory: ${JSON.stringify(join(folder.path, 'released'))} }),
        retriever: bm25(),
      })`,
    })
    const bench = await project.vitest(['bench', '--run'])

    expect(bench.output).toMatch(/6 queries · 30 snippets · pool base/)
    expect(bench.output).toMatch(/bm25 +[01]\.\d{3}/)
    expect(bench.output).not.toMatch(/failed|not measured/)
    expect(bench.code).toBe(0)
  },
)

test('every row says where it comes from', SLOW, async () => {
  await using server = await startLoopback(({ functionName }) => ({
    json: goodAnswer(functionName),
  }))
  await using folder = await temporaryFolder()

  await generateTasks(optionsFor(server, folder.path, { registry: rowsFor(['count_per_bracket']) }))

  const provenance = {
    model: 'test-model',
    answered_model: 'test-model-2026-01-01',
    endpoint: new URL(server.baseURL).host,
    mode: 'realtime',
    prompt: 'candidate@1',
    reasoning_effort: 'high',
    generated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    usage: {
      prompt_tokens: 1000,
      cached_tokens: 100,
      completion_tokens: 2000,
      reasoning_tokens: 1500,
    },
    latency_ms: expect.any(Number),
  }
  const rowsOf = async (file: string): Promise<Record<string, unknown>[]> => {
    const text = await readFile(join(folder.path, file), 'utf8')
    return text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  }
  expect(await rowsOf('provenance.jsonl')).toEqual([
    { id: 'collections/count_per_bracket', ...provenance },
  ])
  expect(await rowsOf('released/queries.jsonl')).toEqual([
    expect.objectContaining({ metadata: provenance }),
  ])
  const corpus = await rowsOf('released/corpus.jsonl')
  expect(corpus.map(row => [row['label'], row['metadata']])).toEqual(
    expect.arrayContaining([
      ['correct', provenance],
      ['incorrect', { mutation_of: provenance }],
    ]),
  )
})

test(
  'a task is written in the form of the task folder, and kept when the registry grows',
  SLOW,
  async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: goodAnswer(functionName),
    }))
    await using folder = await temporaryFolder()
    const options = (names: readonly string[]) =>
      optionsFor(server, folder.path, { registry: rowsFor(names) })
    const file = join(folder.path, 'tasks/collections/count_per_bracket.py')

    await generateTasks(options(['count_per_bracket']))
    const [text, lock] = await Promise.all([
      readFile(file, 'utf8'),
      readFile(join(folder.path, 'distractors.lock'), 'utf8'),
    ])
    const own = await readFile(
      new URL('../fixtures/generation/tasks/collections/count_per_bracket.py', import.meta.url),
      'utf8',
    )
    await writeFile(file, 'overwritten')
    await generateTasks(options(['count_per_bracket', 'toll_for_trip']))

    expect(text).toBe(own)
    expect(await readFile(file, 'utf8')).toBe(own)
    expect(server.calls.map(({ functionName }) => functionName)).toEqual([
      'count_per_bracket',
      'toll_for_trip',
    ])
    const [, first] = lock.split('\n')
    expect(await readFile(join(folder.path, 'distractors.lock'), 'utf8')).toContain(first)
  },
)
