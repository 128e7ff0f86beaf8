import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateTasks } from '../../src/generation/index.ts'
import {
  isolatedExecutor,
  type IsolatedExecutor,
} from '../../src/generation/judging/isolated-executor.ts'
import { judgeCandidate } from '../../src/generation/judging/judge-candidate.ts'
import type { Judgement } from '../../src/generation/judging/judgement.ts'
import { javascriptSweep } from '../../src/authoring/adequacy/javascript-sweep.ts'
import { loadParser } from '../../src/syntax/index.ts'
import { makeProject } from '../e2e/project.ts'
import { startLoopback } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, SETTINGS, temporaryFolder } from '../fixtures/generation/run-options.ts'
import { SCRIPT_TASKS, scriptAnswer } from '../fixtures/generation/script-answers.ts'

// JavaScript and TypeScript, by real execution.
const SLOW = { timeout: 600_000 }

describe.each(['typescript', 'javascript'] as const)('tasks in %s', language => {
  test('are written, judged and released', SLOW, async () => {
    await using server = await startLoopback(({ functionName, repairs }) => {
      const good = scriptAnswer(functionName, language)
      // Its tests let a mutant live until it is told so.
      const isWeak = functionName === 'meterUnits' && repairs === 0
      return { json: isWeak ? { ...good, tests: good.tests.toSpliced(3, 1) } : good }
    })
    await using folder = await temporaryFolder()
    const registry = SCRIPT_TASKS.map(({ row }) => ({ ...row, language }))
    const settings = { ...SETTINGS, language }

    const { report, written } = await generateTasks(
      optionsFor(server, folder.path, { registry, settings }),
    )

    expect(report.tasks).toMatchObject({ accepted: 2, released: 2 })
    expect(report.rejectsByReason).toEqual({ 'surviving-mutant': 1 })
    expect(server.calls.find(({ repairs }) => repairs === 1)?.messages.at(-1)?.content).toMatch(
      /Gate 6: A test must kill the mutant .*> highest.* It differs for meterUnits\(/,
    )
    const extension = language === 'typescript' ? 'ts' : 'js'
    const file = await readFile(
      join(folder.path, `tasks/collections/ferryLoads.${extension}`),
      'utf8',
    )
    expect(file).toContain('function ferryLoads(')
    expect(file).toMatch(/^\/\*\n \* Vehicles board a ferry/)
    expect(written).toBeDefined()
    if (language === 'typescript') await expectBench(written?.released ?? '')
  })
})

/** A real Vitest measures on the bundle. */
async function expectBench(directory: string): Promise<void> {
  await using project = await makeProject({
    'vitest.config.ts': `
      import { retrieval } from '../../../../src/plugin/index.ts'
      export default { plugins: [retrieval()] }`,
    'generated.bench.ts': `
      import { bm25, describeRetrieval, loadDataset } from '../../../../src/index.ts'
      describeRetrieval({
        dataset: await loadDataset({ directory: ${JSON.stringify(directory)} }),
        retriever: bm25(),
      })`,
  })
  const bench = await project.vitest(['bench', '--run'])

  expect(bench.output).toMatch(/2 queries · 10 snippets/)
  expect(bench.output).not.toMatch(/failed|not measured/)
  expect(bench.code).toBe(0)
}

describe('judging a TypeScript answer', () => {
  const good = scriptAnswer('meterUnits', 'typescript')
  const [, task] = SCRIPT_TASKS
  let executor: IsolatedExecutor
  beforeAll(async () => {
    executor = await isolatedExecutor({ language: 'typescript', workers: 1 })
  }, SLOW.timeout)
  afterAll(() => executor.close())

  async function judge(json: object): Promise<Judgement> {
    if (task === undefined) throw new Error('the fixture must have a task')
    const answer = {
      text: JSON.stringify(json),
      refusal: null,
      finish_reason: 'stop',
      model: null,
      usage: null,
    }
    const parse = await loadParser('typescript')
    return judgeCandidate({ ...task.row, language: 'typescript' }, answer, {
      executor,
      parse,
      source: 'mechanical',
    })
  }
  const body = (text: string): object => ({
    ...good,
    canonical: good.canonical.replace('{\n', `{\n  ${text}\n`),
  })
  const tests = (text: string): object => ({ ...good, tests: [...good.tests.slice(0, 7), text] })

  test.each([
    ['is exported', { ...good, canonical: `export ${good.canonical}` }, 'one function declaration'],
    [
      'has two functions',
      { ...good, canonical: `function a() {}\n${good.canonical}` },
      'one function declaration',
    ],
    [
      'has another name',
      { ...good, canonical: good.canonical.replace('meterUnits', 'other') },
      'of "meterUnits"',
    ],
    ['asks for the time', body('Date.now()'), 'must not use "Date.now"'],
    ['asks for the date', body('new Date()'), 'must not ask for the time'],
    ['rolls dice', body('Math.random()'), 'must not use "Math.random"'],
    ['reaches for the process', body('process.exit()'), 'must not use "process"'],
    ['requires a module', body("require('fs')"), 'must not use "require"'],
    ['imports a module', body("import('fs')"), 'must import nothing'],
    ['tests by throwing', tests('assert.throws(() => meterUnits(1, 2, 3))'), 'without a message'],
    ['tests something else', tests('assert.strictEqual(1 + 1, 2)'), 'must call "meterUnits"'],
    [
      'tests in two statements',
      tests('const a = meterUnits(1, 2, 3); assert.ok(a)'),
      'one call of an assert',
    ],
    [
      'tests with a message',
      tests('assert.strictEqual(meterUnits(1, 2, 3), 1, "one")'),
      'without a message',
    ],
  ])('rejects it at gate 2 when it %s', async (_, json, message) => {
    const { problems } = await judge(json)

    expect([...new Set(problems.map(({ reason }) => reason))]).toEqual(['syntax'])
    expect(problems.map(each => each.message).join('\n')).toContain(message)
  })

  test('rejects a file that cannot be parsed', async () => {
    expect((await judge(body('if ('))).problems.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['schema']),
    )
  })

  test('rejects a canonical that fails', SLOW, async () => {
    expect((await judge(tests('assert.strictEqual(meterUnits(1, 2, 3), 2)'))).problems).toEqual([
      { gate: 3, reason: 'canonical-fails', message: expect.stringContaining('gave FAIL') },
    ])
  })
})

describe('javascriptSweep', () => {
  const taskOf = (functionName: string, code: string, tests: readonly string[]) => ({
    id: `d/${functionName}`,
    domain: 'd',
    functionName,
    language: 'javascript' as const,
    query: functionName,
    code,
    tests,
    equivalents: [],
  })

  test(
    'finds a function that does the same with its arguments in another order',
    SLOW,
    async () => {
      const executor = await isolatedExecutor({ language: 'javascript', workers: 1 })
      const minus = taskOf('minus', 'function minus(a, b) { return a - b }', [
        'assert.equal(minus(5, 3), 2)',
        'assert.equal(minus(1, 4), -3)',
      ])
      const from = taskOf('from', 'function from(a, b) { return b - a }', [
        'assert.equal(from(3, 5), 2)',
        'assert.equal(from(4, 1), -3)',
      ])
      const plus = taskOf('plus', 'function plus(a, b) { return a + b }', [
        'assert.equal(plus(5, 3), 8)',
        'assert.equal(plus(1, 0), 1)',
      ])
      const half = taskOf('half', 'function half(a) { return a / 2 }', ['assert.equal(half(4), 2)'])

      const parse = await loadParser('javascript')
      const { pairs, hits } = await javascriptSweep([minus, from, plus, half], parse, executor)
      await executor.close()

      // Three functions of two arguments, each on the tests of the two others.
      expect(pairs).toBe(6)
      expect(hits.filter(({ passesAll }) => passesAll)).toEqual([
        { target: 'd/minus', source: 'd/from', passesAll: true },
        { target: 'd/from', source: 'd/minus', passesAll: true },
      ])
      // minus(1, 0) is 1 as well: half of the tests of plus.
      expect(
        hits.filter(({ target }) => target === 'd/plus').map(({ passesAll }) => passesAll),
      ).toEqual([false, false])
    },
  )
})
