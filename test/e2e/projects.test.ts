import { describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { makeProject } from './project.ts'

const IMPORTS = `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(40)
const good = scripted('good', dataset, number => number % 4 > 0)
`
const STEADY = `${IMPORTS}
describeRetrieval({ dataset, oracle, retriever: good })
`
const FLAKY = `${IMPORTS}
const asked = new Set()
const search = async (text, k) => {
  if (asked.has(text)) return good.search(text, k)
  asked.add(text)
  throw new Error('first request lost')
}
describeRetrieval({ dataset, oracle, retriever: { ...good, search } })
`
const reporterPath = fileURLToPath(new URL('../../src/reporter/index.ts', import.meta.url))

describe('two projects of one Vitest', { timeout: 240_000 }, () => {
  const config = (second: string): string => `
import { retrieval } from '../../../../src/plugin/index.ts'
const project = (name, options, test) => ({
  plugins: [retrieval(options)],
  test: { name, benchmark: { include: [name + '.bench.ts'] }, ...test },
})
export default { test: { projects: [
  project('lenient', { gate: { metric: 'exec@1', floor: 0.2 } }, { pool: 'threads', retry: 1 }),
  project('strict', ${second}, { pool: 'forks', isolate: false }),
] } }
`

  test('keep their own options beside every reporter, in threads and forks, with retries', async () => {
    await using project = await makeProject({
      'vitest.config.ts': config(`{ gate: { metric: 'exec@1', floor: 0.9 } }`),
      'lenient.bench.ts': FLAKY,
      'strict.bench.ts': STEADY,
    })
    const reporters = ['json', 'dot', 'junit', 'blob', reporterPath]

    const { code, output } = await project.vitest([
      'bench',
      '--run',
      ...reporters.map(name => `--reporter=${name}`),
    ])
    const results = JSON.parse(await project.read('.vitest/retrieval/results.json'))
    const json = JSON.parse(await project.read('.vitest/json/output.json'))

    expect(output).toContain(
      '✓ gate  good exec@1 0.750 over 40 queries; required floor 0.200 (lenient)',
    )
    expect(output).toContain(
      '✗ gate  good exec@1 0.750 over 40 queries; required floor 0.900 (strict)',
    )
    expect(code).toBe(1)
    // One board, although our reporter was named on the command line too.
    expect(output.match(/Retrieval {2}synthetic/g)).toHaveLength(1)
    // Each query failed once in one project and was asked again.
    expect(results.runs.map((run: { counts: object }) => run.counts)).toEqual(
      Array.from({ length: 2 }, () => ({ expected: 40, measured: 40, failed: 0, notMeasured: 0 })),
    )
    expect(json.testResults[0].assertionResults[0].meta.retrieval.state).toBe('measured')
    expect(await project.read('.vitest/junit/output.xml')).toContain('q_0001')
    expect(await project.read('.vitest/blob/blob.json')).toContain('retrievalRun')
  })

  test('are refused before the run when they would resample one board differently', async () => {
    await using project = await makeProject({
      'vitest.config.ts': config('{ seed: 7 }'),
      'lenient.bench.ts': STEADY,
      'strict.bench.ts': STEADY,
    })

    const { code, output } = await project.vitest(['bench', '--run'])

    expect(output).toContain('Give retrieval() the same seed and replicates in every project')
    expect(output).not.toContain('q_0001')
    expect(code).toBe(1)
  })
})

describe('the reporter from the command line alone', { timeout: 120_000 }, () => {
  test('prints the board below another reporter, without a default one', async () => {
    await using project = await makeProject({
      // Without our plugin's reporter, but with what its workers need.
      'vitest.config.ts': `
import { retrieval } from '../../../../src/plugin/index.ts'
const { configureVitest, ...rest } = retrieval()
export default { plugins: [rest] }
`,
      'a.bench.ts': STEADY,
    })

    const { code, output } = await project.vitest([
      'bench',
      '--run',
      '--reporter=dot',
      `--reporter=${reporterPath}`,
    ])

    expect(output).toMatch(/good +0\.750/)
    expect(code).toBe(0)
  })
})

describe('a run that stops early', { timeout: 120_000 }, () => {
  test('is partial under --bail, and a wrong gate stops it before anything is asked', async () => {
    await using project = await makeProject({
      'vitest.config.ts': `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({ gate: { metric: process.env.METRIC ?? 'exec@1', floor: 0.9 } })] }
`,
      'a.bench.ts': `${IMPORTS}
import { expect, test } from 'vitest'
test('fails first', () => { expect(1).toBe(2) })
describeRetrieval({ dataset, oracle, retriever: good })
`,
    })

    const bailed = await project.vitest(['bench', '--run', '--bail=1'])
    const wrong = await project.vitest(['bench', '--run'], { env: { METRIC: 'accuracy@1' } })

    expect(bailed.output).toContain(
      'good is partial and not gated: the run was interrupted or bailed out',
    )
    expect(bailed.code).toBe(1)
    expect(wrong.output).toContain('accuracy@1')
    expect(wrong.output).not.toContain('Retrieval  synthetic')
    expect(wrong.code).toBe(1)
  })
})
