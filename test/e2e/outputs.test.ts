import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({ gate: { metric: 'exec@1', floor: 0.9 } })] }
`
const BENCH = `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(20)
describeRetrieval({ dataset, oracle, retriever: scripted('our search', dataset, n => n % 4 > 0) })
`
const FILES = [
  'report.md',
  'gates.junit.xml',
  'leaderboard.csv',
  'leaderboard.tex',
  'runs/our-search.trec',
]

const project = (files: Readonly<Record<string, string>> = {}): Promise<Project> =>
  makeProject({ 'vitest.config.ts': CONFIG, 'a.bench.ts': BENCH, ...files })

describe('the files beside results.json', () => {
  test('are written by vitest bench and equal from run to run', async () => {
    await using bench = await project()
    const read = (): Promise<string[]> =>
      Promise.all(FILES.map(file => bench.read(join('.vitest/retrieval', file))))

    await bench.vitest(['bench', '--run'])
    const first = await read()
    await bench.vitest(['bench', '--run'])

    expect(first[0]).toContain('| our search | 0.750 |')
    expect(await read()).toEqual(first)
  })

  test('go to the job summary and annotate the failed gate on GitHub', async () => {
    await using bench = await project({ 'summary.md': '' })
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(bench.directory, 'summary.md') }

    const { code, output } = await bench.vitest(['bench', '--run', '--reporter=default'], { env })

    expect(code).toBe(1)
    expect(await bench.read('summary.md')).toContain('- **✗ fail** our search exec@1 0.750')
    expect(output.match(/::error title=Retrieval gate::our search/g)).toHaveLength(1)
  })

  test('are not replaced by a partial run', async () => {
    await using bench = await project()
    await bench.vitest(['bench', '--run'])
    const whole = await bench.read('.vitest/retrieval/report.md')

    await bench.vitest(['bench', '--run', '-t', 'q_0001'])

    expect(await bench.read('.vitest/retrieval/report.md')).toBe(whole)
    expect(await bench.read('.vitest/retrieval/partial/report.md')).toContain('is partial')
  })

  test('cost neither results nor exit code when they cannot be written', async () => {
    await using bench = await project({ '.vitest/retrieval/report.md/taken': '' })

    const { code, output } = await bench.vitest(['bench', '--run'])

    expect(output).toContain('The Markdown report could not be written: ')
    expect(output).toContain('✗ gate')
    expect(JSON.parse(await bench.read('.vitest/retrieval/results.json')).runs).toHaveLength(1)
    expect(await bench.read('.vitest/retrieval/leaderboard.csv')).toContain('our search')
    expect(code).toBe(1)
  })
})

describe('readRun', () => {
  test('lets a test file keep a promise on what the bench measured', async () => {
    await using bench = await project({
      'floor.test.ts': `
import { expect, test } from 'vitest'
import { readRun } from '../../../../src/index.ts'
test('our floor', async () => {
  const run = await readRun('.vitest/retrieval/results.json')
  expect(run).toReach('exec@1', 0.5)
  expect(run).not.toReach('exec@1', 0.95, { bound: 'point' })
})
test('a floor that is not kept', async () => {
  expect(await readRun('.vitest/retrieval/results.json')).toReach('exec@1', 0.7)
})
`,
    })
    await bench.vitest(['bench', '--run'])

    const { code, output } = await bench.vitest(['run'])

    expect(output).toContain('toReach: expected the run of our search on synthetic (pool base)')
    expect(output).toMatch(/1 failed \| 1 passed/)
    expect(code).toBe(1)
  })
})
