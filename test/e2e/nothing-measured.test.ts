import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({ gate: { metric: 'exec@1', floor: 0.3 } })] }
`
const BENCH = `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(12)
describeRetrieval({ dataset, oracle, retriever: scripted('ours', dataset, number => number % 4 > 0) })
`
const project = (files: Readonly<Record<string, string>>): Promise<Project> =>
  makeProject({ 'vitest.config.ts': CONFIG, ...files })

describe('a run that measures nothing, or not all', () => {
  test('passes no gate when no query has the name, and ends like Vitest', async () => {
    await using bench = await project({ 'a.bench.ts': BENCH })

    const { code, output } = await bench.vitest(['bench', '--run', '-t', 'no such query'])

    expect(output).not.toContain('✓ gate')
    expect(code).toBe(0)
  })

  test('fails when a bench file cannot be imported, and still shows the others', async () => {
    await using bench = await project({
      'a.bench.ts': BENCH,
      'b.bench.ts': `import './missing.ts'`,
    })

    const { code, output } = await bench.vitest(['bench', '--run'])

    expect(output).toContain(`Cannot find module './missing.ts'`)
    expect(output).toContain('✓ gate  ours exec@1 0.750')
    expect(code).toBe(1)
  })

  test('does not judge a gate without a bench file, whatever Vitest allows', async () => {
    await using bench = await project({})

    const { code, output } = await bench.vitest(['bench', '--run', '--passWithNoTests'])

    expect(output).toContain('The gate on exec@1 must find a measured run')
    expect(code).toBe(3)
  })
})
