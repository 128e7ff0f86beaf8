import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from './project.ts'

const CONFIG = `
import { retrieval } from '../../../../src/plugin/index.ts'
export default { plugins: [retrieval({ gate: { metric: 'exec@1', retriever: 'good', floor: 0.5 } })] }
`
const sliceFile = (index: number): string => `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(21)
for (const [name, rest] of [['good', 1], ['bad', 2]]) {
  const retriever = scripted(name, dataset, number => number % 3 >= rest)
  describeRetrieval({ dataset, oracle, retriever, slice: [${index}, 2] })
}
`
const RESULTS = '.vitest/retrieval/results.json'
const EQUAL = [
  'outcomes.jsonl',
  'report.md',
  'gates.junit.xml',
  'leaderboard.csv',
  'leaderboard.tex',
  'runs/good.trec',
]

/** results.json without what may differ, and every file beside it. */
async function written(project: Project): Promise<readonly string[]> {
  const results = await project.read(RESULTS)
  const others = EQUAL.map(file => project.read(join('.vitest/retrieval', file)))
  return [results.slice(0, results.indexOf('"environment"')), ...(await Promise.all(others))]
}

describe('a suite in one file per slice', { timeout: 300_000 }, () => {
  test('gives the same bytes from merged shards, and refuses what is doubled or missing', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.bench.ts': sliceFile(0),
      'b.bench.ts': sliceFile(1),
    })
    const blob = (name: string): string => join(project.directory, '.vitest/blob', name)
    const forget = (): Promise<void> =>
      rm(join(project.directory, '.vitest/retrieval'), { recursive: true })

    await project.vitest(['bench', '--run'])
    const whole = await written(project)
    await forget()
    // The second shard first: the order in which shards finish must not matter.
    for (const shard of ['2/2', '1/2']) {
      const part = await project.vitest(['bench', '--run', '--reporter=blob', `--shard=${shard}`])
      expect(part.output).toContain(`good is partial and not gated: shard ${shard} (slices`)
      expect(part.code).toBe(0)
    }

    for (const command of ['bench', 'run']) {
      const merged = await project.vitest([command, '--merge-reports'])
      expect(merged.output).toContain('✓ gate  good exec@1 0.667 over 21 queries')
      expect(merged.code).toBe(0)
      expect(await written(project)).toEqual(whole)
      await forget()
    }

    await copyFile(blob('blob-1-2.json'), blob('blob-stale.json'))
    const doubled = await project.vitest(['bench', '--merge-reports'])
    expect(doubled.output).toMatch(
      /good is not judged: more than one merged blob holds [ab]\.bench\.ts,/,
    )
    expect(doubled.code).toBe(3)

    await rm(blob('blob-stale.json'))
    await rm(blob('blob-1-2.json'))
    const missing = await project.vitest(['bench', '--merge-reports'])
    expect(missing.output).toMatch(
      /good is not judged: slices [01]\/2 are missing, and nothing says why/,
    )
    expect(missing.code).toBe(3)
  })

  test('is refused when two files hold the same queries', async () => {
    await using project = await makeProject({
      'vitest.config.ts': CONFIG,
      'a.bench.ts': sliceFile(0),
      'copy.bench.ts': sliceFile(0),
    })

    const { code, output } = await project.vitest(['bench', '--run'])

    expect(output).toContain(
      'measured more than once for this retriever and dataset (a.bench.ts, copy.bench.ts)',
    )
    expect(code).toBe(3)
  })
})
