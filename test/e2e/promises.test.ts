import { describe, expect, test } from 'vitest'
import { makeProject } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval()] }
`
// BM25 that sees operators and digits puts these canonicals first; in q_0398 a mutant is far above all else.
const KEPT = ['q_0061', 'q_0092', 'q_0115']

const testFile = (ids: readonly string[]): string => `
import { expect } from 'vitest'
import { bm25, describeRetrieval, loadDataset, pick } from '../../../../src/index.ts'
const dataset = pick(await loadDataset(), ...${JSON.stringify(ids)})
describeRetrieval({ dataset, retriever: bm25({ operators: true, digits: true }) }, async query => {
  await expect(query).toRankCanonicalFirst()
})
`

describe('toRankCanonicalFirst on picked queries of the built-in dataset', () => {
  test('holds for what BM25 ranks first', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.test.ts': testFile(KEPT),
    })

    const { code, output } = await project.vitest(['run'])

    expect(output).toMatch(/Tests +3 passed \(3\)/)
    expect(code).toBe(0)
  })

  test('fails with the deceiving mutant and its edit where a mutant is first', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.test.ts': testFile(['q_0398']),
    })

    const { code, output } = await project.vitest(['run'])

    expect(output).toContain(
      'toRankCanonicalFirst: expected query q_0398 to rank its canonical first',
    )
    expect(output).toMatch(/1 +c_\d+ .*mutant, \w+/)
    expect(output).toMatch(/edit of c_\d+: L\d+: .*(\[-|\{\+)/)
    expect(output).not.toContain('Retrieval  execretrieval')
    expect(code).toBe(1)
  })
})
