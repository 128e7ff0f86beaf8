import { describe, expect, test } from 'vitest'
import { makeProject } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({ gate: { metric: 'exec@1', floor: 0.3 } })] }
`
const BASELINE = `
import { retrieval } from '../../../../src/plugin/index.ts'
const gate = { metric: 'exec@1', maxDrop: 0.02 }
export default { plugins: [retrieval({ baseline: 'baseline.json', gate })] }
`
/** A retriever that hits unless the number of the query divides by `every`. */
const bench = (name: string, every: number): string => `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(12)
describeRetrieval({ dataset, oracle, retriever: scripted('${name}', dataset, number => number % ${every} > 0) })
`

describe('watch mode', { timeout: 240_000 }, () => {
  test('runs again only what changed and keeps the board whole', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.bench.ts': bench('steady', 4),
      'b.bench.ts': bench('changing', 2),
    })
    await using watching = project.start(['bench', '--watch'])

    const first = await watching.shows('Waiting for file changes', 1)
    await project.write('b.bench.ts', bench('changing', 1))
    const both = await watching.shows('Waiting for file changes', 2)
    const second = both.slice(first.length)

    expect(first).toContain('✓ gate  changing exec@1 0.500 over 12 queries')
    expect(second).not.toContain('a.bench.ts')
    expect(second).toMatch(/steady +0\.750/)
    expect(second).toContain('✓ gate  steady exec@1 0.750 over 12 queries')
    expect(second).toContain('✗ gate  changing exec@1 0.000 over 12 queries')
  })

  test('accepts with the key u, and takes the exit code back when the run is repaired', async () => {
    await using project = await makeProject({
      'vitest.config.ts': BASELINE,
      'a.bench.ts': bench('ours', 4),
    })
    await using watching = project.start(['bench', '--watch'])
    await watching.shows('Waiting for file changes', 1)

    watching.press('u')
    await watching.shows('exec@1 – → 0.750', 1)
    await watching.shows('Waiting for file changes', 2)
    await project.write('a.bench.ts', bench('ours', 1))
    await watching.shows('✗ gate', 1)
    await watching.shows('Waiting for file changes', 3)
    await project.write('a.bench.ts', bench('ours', 4))
    await watching.shows('Waiting for file changes', 4)
    watching.press('q')

    expect(await watching.ended()).toBe(0)
    expect(JSON.parse(await project.read('baseline.json')).runs).toHaveLength(1)
  })

  test('ends with the exit code of the gate when it still fails', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.bench.ts': bench('ours', 1),
    })
    await using watching = project.start(['bench', '--watch'])
    await watching.shows('Waiting for file changes', 1)

    watching.press('q')

    expect(await watching.ended()).toBe(1)
  })
})
