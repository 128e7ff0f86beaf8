import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({
  baseline: 'baseline.json',
  gate: [{ metric: 'exec@1', retriever: 'good', maxDrop: 0.02 }],
})] }
`
const UNGATED = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval()] }
`
const IMPORTS = `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(100)
`
const BENCH = `${IMPORTS}
describeRetrieval({ dataset, oracle, retriever: scripted('good', dataset, n => n % 4 > 0) })
describeRetrieval({ dataset, oracle, retriever: scripted('bad', dataset, n => n % 4 === 0) })
`
const BENCH_ARGS = ['bench', '--run']

interface StoredBaseline {
  checksum: string
  runs: { retriever: string; metrics: Record<string, number[]> }[]
}

const gated = (): Promise<Project> =>
  makeProject({ 'vitest.config.ts': CONFIG, 'a.bench.ts': BENCH })
const ungated = (bench: string): Promise<Project> =>
  makeProject({ 'vitest.config.ts': UNGATED, 'a.bench.ts': bench })

describe('vitest bench', () => {
  test('prints the board and passes without a gate', async () => {
    await using project = await ungated(BENCH)

    const { code, output } = await project.vitest(BENCH_ARGS)

    expect(output).toContain('Retrieval  synthetic 100 queries · 500 snippets · pool base')
    expect(output).toMatch(/good +0\.750 +\[0\.657, 0\.825\]/)
    expect(output).toMatch(/bad +0\.250 +\[0\.175, 0\.343\]/)
    expect(output).toMatch(/chance +0\.200/)
    expect(code).toBe(0)
  })

  test('writes the same results.json twice, apart from the environment', async () => {
    await using project = await ungated(BENCH)
    const files = ['.vitest/retrieval/results.json', '.vitest/retrieval/outcomes.jsonl']
    const read = (): Promise<string[]> => Promise.all(files.map(file => project.read(file)))

    await project.vitest(BENCH_ARGS)
    const first = await read()
    await project.vitest(BENCH_ARGS)
    const second = await read()

    const [results = '', outcomes] = first
    expect(withoutEnvironment(second[0] ?? '')).toBe(withoutEnvironment(results))
    expect(withoutEnvironment(results)).not.toBe(results)
    expect(second[1]).toBe(outcomes)
  })

  test('keeps to thirty lines plus the board on a terminal and in a pipe', async () => {
    await using project = await ungated(BENCH)

    for (const tty of [true, false]) {
      const { output } = await project.vitest(BENCH_ARGS, { tty })
      const lines = output.split('\n').filter(line => line.trim() !== '')

      expect(output).not.toContain('q_0001')
      expect(output).toContain('Retrieval  synthetic')
      expect(lines.length).toBeLessThanOrEqual(30 + 5)
    }
  })
})

describe('the gate', () => {
  test('asks for a baseline, accepts one with -u and then passes', async () => {
    await using project = await gated()

    const missing = await project.vitest(BENCH_ARGS)
    const accepting = await project.vitest([...BENCH_ARGS, '-u'])
    const passing = await project.vitest(BENCH_ARGS)

    expect(missing.code).toBe(3)
    expect(missing.output).toContain('-u')
    expect(accepting.output).toContain('good  exec@1 – → 0.750')
    expect(accepting.code).toBe(0)
    expect(passing.output).toContain('✓ gate  good')
    expect(passing.code).toBe(0)
  })

  test('fails with exit code 1 when a tenth of the queries passed before', async () => {
    await using project = await gated()
    await project.vitest([...BENCH_ARGS, '-u'])
    await doctor(project, baseline => {
      flipToPassing(baseline, 10)
      baseline.checksum = checksumOf(baseline.runs)
    })

    const { code, output } = await project.vitest(BENCH_ARGS)

    expect(output).toMatch(/✗ gate {2}good.*0\.850 → 0\.750/)
    expect(code).toBe(1)
  })

  test('ends with exit code 3 when the checksum of the baseline is wrong', async () => {
    await using project = await gated()
    await project.vitest([...BENCH_ARGS, '-u'])
    await doctor(project, baseline => flipToPassing(baseline, 10))

    const { code, output } = await project.vitest(BENCH_ARGS)

    expect(output).toContain('checksum')
    expect(code).toBe(3)
  })
})

describe('a dead retriever', () => {
  const dead = (body: string): string => `${IMPORTS}
const good = scripted('good', dataset, () => true)
describeRetrieval({ dataset, oracle, retriever: { ...good, ${body} } })
`
  const cases = [
    [
      'index() throws',
      `index: async () => { throw new Error('connect ECONNREFUSED 127.0.0.1:9') }`,
    ],
    ['search() throws', `search: async text => { throw new Error('503 for ' + text) }`],
    [
      'search() throws another text each time',
      `search: async text => { throw new Error('request ' + text.length * Math.random() + ' lost') }`,
    ],
  ] as const

  test.for(cases)('%s: at most forty lines, one trace per cause, exit code 3', async ([, body]) => {
    await using project = await ungated(dead(body))

    for (const tty of [false, true]) {
      const { code, output } = await project.vitest(BENCH_ARGS, { tty })
      const lines = output.split('\n').filter(line => line.trim() !== '')

      expect(code).toBe(3)
      expect(lines.length).toBeLessThanOrEqual(40)
      expect(output.match(/^ +FAIL/gm)).toHaveLength(1)
    }
  })

  test('a query that times out is failed, and the others are measured', async () => {
    await using project = await ungated(`${IMPORTS}
const good = scripted('good', dataset, () => true)
const search = async (text, k) => {
  if (text.includes('number 7.')) await new Promise(resolve => setTimeout(resolve, 400))
  return good.search(text, k)
}
describeRetrieval({ dataset, oracle, timeout: 100, retriever: { ...good, search } })
`)

    const { code, output } = await project.vitest(BENCH_ARGS)
    const results = JSON.parse(await project.read('.vitest/retrieval/results.json'))

    expect(results.runs[0].counts).toEqual({
      expected: 100,
      measured: 99,
      failed: 1,
      notMeasured: 0,
    })
    expect(output).toContain('1 × timeout')
    expect(code).toBe(3)
  })
})

describe('what is not ours', () => {
  test('a failing user test keeps exit code 1 beside a dead retriever', async () => {
    await using project = await ungated(`${IMPORTS}
import { expect, test } from 'vitest'
const good = scripted('good', dataset, () => true)
const search = async () => { throw new Error('down') }
describeRetrieval({ dataset, oracle, retriever: { ...good, search } })
test('a promise of the user', () => { expect(1).toBe(2) })
`)

    expect((await project.vitest(BENCH_ARGS)).code).toBe(1)
  })

  test('vitest run without retrieval suites prints nothing of ours', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.test.ts': `import { expect, test } from 'vitest'\ntest('adds', () => { expect(1 + 1).toBe(2) })\n`,
    })

    const { code, output } = await project.vitest(['run'])

    expect(output).not.toMatch(/retrieval|gate|baseline/i)
    expect(code).toBe(0)
  })

  test('without the plugin describeRetrieval says which line to add', async () => {
    await using project = await makeProject({
      'vitest.config.ts': 'export default {}\n',
      'a.bench.ts': BENCH,
    })

    const { code, output } = await project.vitest(BENCH_ARGS)

    expect(output).toContain('add `retrieval()` to `plugins` in vitest.config.ts')
    expect(code).toBe(1)
  })
})

async function doctor(project: Project, change: (baseline: StoredBaseline) => void): Promise<void> {
  const baseline: StoredBaseline = JSON.parse(await project.read('baseline.json'))
  change(baseline)
  await project.write('baseline.json', JSON.stringify(baseline))
}

/** Makes `count` misses of the retriever "good" passes, in the baseline only. */
function flipToPassing(baseline: StoredBaseline, count: number): void {
  const vector = baseline.runs.find(run => run.retriever === 'good')?.metrics['exec@1'] ?? []
  const misses = [...vector.keys()].filter(at => vector[at] === 0).slice(0, count)
  for (const at of misses) vector[at] = 1
}

/** The documented recipe: SHA-256 of the runs as JSON with sorted keys. */
function checksumOf(runs: unknown): string {
  const sorted = JSON.stringify(runs, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}

function withoutEnvironment(results: string): string {
  return results.slice(0, results.indexOf('"environment"'))
}
