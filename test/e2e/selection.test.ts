import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeProject, type Finished, type Project } from './project.ts'

// 40 queries: odd ones are of collections, even ones of geometry.
const FILES = {
  'vitest.config.ts': `
import { retrieval } from '../../../../src/plugin/index.ts'
const { SAMPLE } = process.env
export default {
  plugins: [retrieval({
    baseline: 'baseline.json',
    anchor: 'anchor.json',
    ...(SAMPLE === undefined ? {} : { sample: Number(SAMPLE) }),
    gate: [
      { metric: 'exec@1', maxDrop: 0.05 },
      { metric: 'exec@1', maxDrop: 0.05, stratum: 'domain:geometry' },
    ],
  })],
}
`,
  'a.bench.ts': `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(40)
const missed = (process.env.MISSED ?? '').split(',').map(Number)
describeRetrieval({ dataset, oracle, retriever: scripted('ours', dataset, number => !missed.includes(number)) })
`,
  'b.bench.ts': `
import { describeRetrieval } from '../../../../src/suite/index.ts'
import { roleOracle as oracle, scripted, syntheticDataset } from '../../synthetic.ts'
const dataset = syntheticDataset(40)
describeRetrieval({ dataset, oracle, retriever: scripted('theirs', dataset, number => number % 2 === 0) })
`,
}
/** The configuration without the anchor, as it is before there is one. */
const UNANCHORED = FILES['vitest.config.ts'].replace("anchor: 'anchor.json',", '')
const EVEN = '2,4,6,8,10,12,14,16,18,20,22,24'
const RESULTS = '.vitest/retrieval/results.json'
const PARTIAL = '.vitest/retrieval/results.partial.json'

interface Results {
  readonly runs: readonly {
    readonly retriever: string
    readonly dataset: { readonly id: string }
    readonly counts: { readonly expected: number; readonly measured: number }
  }[]
  readonly gates: readonly { readonly state: string; readonly evidence?: { readonly n: number } }[]
}

const bench = (
  project: Project,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Finished> => project.vitest(['bench', '--run', ...args], { env })

async function resultsOf(project: Project, file: string): Promise<Results> {
  return JSON.parse(await project.read(file))
}

describe('a baseline that was accepted', { timeout: 400_000 }, () => {
  test('gates strata, holds against the anchor, and lets the lost queries be asked again', async () => {
    await using project = await makeProject(FILES)
    const path = (name: string): string => join(project.directory, name)

    const unanchored = await bench(project, {}, '-u')
    expect(unanchored.output).toContain(
      'The anchor anchor.json must be a baseline file, but is not there',
    )
    expect(unanchored.code).toBe(3)
    // What -u would have written is what an anchor is made of.
    await project.write('vitest.config.ts', UNANCHORED)
    expect((await bench(project, {}, '-u')).code).toBe(0)
    await copyFile(path('baseline.json'), path('anchor.json'))
    await project.write('vitest.config.ts', FILES['vitest.config.ts'])

    const worse = await bench(project, { MISSED: EVEN })
    expect(worse.output).toMatch(/✗ gate {2}ours exec@1 1\.000 → 0\.700 \(12 lost \/ 0 won/)
    expect(worse.output).toMatch(
      /✗ gate {2}ours exec@1 in domain:geometry 1\.000 → 0\.400 \(12 lost/,
    )
    expect(worse.output).toContain(
      'ours  won 0 · lost 12 (q_0002, q_0004, q_0006, q_0008, q_0010, …)',
    )
    expect(worse.output).toContain('ask again: VITEST_RETRIEVAL_ONLY=lost npx vitest bench --run')
    expect(worse.code).toBe(1)
    const whole = await project.read(RESULTS)

    const lost = await bench(project, { MISSED: EVEN, VITEST_RETRIEVAL_ONLY: 'lost' })
    const again = await resultsOf(project, PARTIAL)
    expect(again.runs.map(({ retriever, counts }) => [retriever, counts.measured])).toEqual([
      ['ours', 12],
    ])
    expect(lost.output).toContain('ours is partial and not gated: VITEST_RETRIEVAL_ONLY=lost')
    expect(lost.code).toBe(0)
    expect(await project.read(RESULTS)).toBe(whole)

    const accepted = await bench(project, { MISSED: EVEN }, '-u')
    expect(accepted.output).toContain('✓ accepted  ours  exec@1 1.000 → 0.700')
    expect(accepted.output).toMatch(/✗ gate {2}ours exec@1 1\.000 → 0\.700 against the anchor/)
    expect(accepted.code).toBe(1)
  })

  test('gates a sample on the same ids, and a selection of nothing fails', async () => {
    await using project = await makeProject({ ...FILES, 'vitest.config.ts': UNANCHORED })
    await bench(project, {}, '-u')

    const smoke = await bench(project, { SAMPLE: '10' })
    const { runs, gates } = await resultsOf(project, RESULTS)
    expect(runs.map(({ dataset, counts }) => [dataset.id, counts])).toEqual(
      Array.from({ length: 2 }, () => [
        'synthetic/sample-10',
        { expected: 10, measured: 10, failed: 0, notMeasured: 0 },
      ]),
    )
    expect(gates.map(({ state, evidence }) => [state, evidence?.n])).toEqual([
      ['pass', 10],
      ['pass', 10],
      ['pass', 5],
      ['pass', 5],
    ])
    expect(smoke.output).not.toContain('not judged')
    expect(smoke.code).toBe(0)

    const domain = await bench(
      project,
      { VITEST_RETRIEVAL_ONLY: 'domain:geometry,q_0001' },
      'a.bench',
    )
    const partial = await resultsOf(project, PARTIAL)
    expect(partial.runs.map(({ counts }) => counts.measured)).toEqual([21])
    expect(domain.code).toBe(0)

    const nothing = await bench(project, { VITEST_RETRIEVAL_ONLY: 'q_9999' })
    expect(nothing.output).toContain(
      'VITEST_RETRIEVAL_ONLY=q_9999 must name a query of a measured suite',
    )
    expect(nothing.code).toBe(3)
  })
})

describe('accepting', { timeout: 300_000 }, () => {
  test('wants the flag last, merges what ran, and is not what vitest run -u means', async () => {
    await using project = await makeProject({
      ...FILES,
      'vitest.config.ts': `
import { retrieval } from '../../../../src/plugin/index.ts'
export default {
  plugins: [retrieval({ baseline: 'baseline.json', gate: { metric: 'exec@1', maxDrop: 0.05 } })],
  test: { benchmark: { enabled: true } },
}
`,
    })
    const baseline = async (): Promise<readonly string[]> => {
      const text = await project.read('baseline.json').catch(() => '{"runs":[]}')
      return JSON.parse(text).runs.map((run: { retriever: string }) => run.retriever)
    }

    const swallowed = await bench(project, {}, '-u', 'a.bench')
    expect(swallowed.output).toContain(
      '-u must be the last word of the command, but "a.bench" follows',
    )
    expect(swallowed.code).toBe(3)
    expect(await baseline()).toEqual([])

    await project.vitest(['run', '-u'])
    await bench(project, { UPDATE_SNAPSHOT: 'all' })
    expect(await baseline()).toEqual([])

    await bench(project, {}, 'b.bench', '-u')
    expect(await baseline()).toEqual(['theirs'])
    await bench(project, {}, 'a.bench', '-u')
    expect(await baseline()).toEqual(['ours', 'theirs'])

    const filtered = await bench(project, {}, 'a.bench')
    expect(filtered.output).toContain('✓ gate  ours')
    expect(filtered.output).not.toContain('not judged')
    expect(filtered.code).toBe(0)
  })
})
