import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from './project.ts'

const BENCH = `
import { describe, test } from 'vitest'
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(20)
describeRetrieval({ dataset, oracle, retriever: scripted('ours', dataset, n => n % 4 > 0) })
test('something else', { tags: ['slow'] }, () => {})
`
const project = (tags: string): Promise<Project> =>
  makeProject({
    'vitest.config.ts': `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval()], test: { tags: ${tags} } }
`,
    'a.bench.ts': BENCH,
  })

describe('the tag of retrieval cases', () => {
  test('selects them, and leaves them out', async () => {
    await using bench = await project(`[{ name: 'slow' }]`)

    const only = await bench.vitest(['bench', '--run', '--tags-filter=retrieval'])
    const without = await bench.vitest(['bench', '--run', '--tags-filter=!retrieval'])

    expect(only.output).toMatch(/Tests +20 passed \| 1 skipped/)
    expect(only.output).toMatch(/ours +0\.750/)
    expect(only.code).toBe(0)
    expect(without.output).toMatch(/Tests +1 passed \| 20 skipped/)
    expect(without.output).not.toMatch(/ours +0\.750/)
    expect(without.code).toBe(0)
  })

  test('may be declared by the user, with options of his own', async () => {
    await using bench = await project(`[{ name: 'slow' }, { name: 'retrieval', retry: 1 }]`)

    const { code, output } = await bench.vitest(['bench', '--run'])

    expect(output).toMatch(/ours +0\.750/)
    expect(code).toBe(0)
  })
})
