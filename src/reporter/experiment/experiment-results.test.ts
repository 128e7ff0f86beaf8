import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { passFail, run } from '../../../test/fixtures/analysis/make-run.ts'
import type { RunOutcomes } from '../../analysis/index.ts'
import { buildReport } from '../build-report.ts'
import { parseReporterOptions } from '../options.ts'
import { renderMethods } from '../outputs/methods-markdown.ts'
import { plainPaint, type Report } from '../report.ts'
import { experiment as section } from '../sections/experiment.ts'
import { experimentResults } from './experiment-results.ts'
import {
  experimentFile,
  experimentHash,
  readExperiment,
  type ExperimentPlan,
} from './experiment.ts'

const named = (retriever: string, passes: (at: number) => boolean): RunOutcomes =>
  run(passFail(40, passes), { retriever })
const runs = [named('ours', () => true), named('bm25', at => at >= 10), named('lsa', at => at >= 9)]
const plan: ExperimentPlan = {
  dataset: { id: 'made', sha256: 'a'.repeat(64), pool: 'base', queries: 40 },
  primaryMetric: 'exec@1',
  comparisons: [
    { first: 'ours', second: 'bm25', metric: 'exec@1' },
    { first: 'ours', second: 'use', metric: 'exec@1' },
  ],
  alpha: 0.05,
  smallestEffect: 0.1,
  power: { wanted: 0.8, discordance: 0.25, alpha: 0.025, requiredQueries: 300, reached: 0.1 },
  exclusions: ['queries of the domain "strings"'],
  afterResults: false,
}

function resultsOf(
  changes: Partial<ExperimentPlan> = {},
  measured: readonly RunOutcomes[] = runs,
): ReturnType<typeof experimentResults> {
  const changed = { ...plan, ...changes }
  return experimentResults({ sha256: experimentHash(changed), plan: changed }, measured, 1)
}

function reportOf(results: ReturnType<typeof experimentResults>): Report {
  const report = buildReport({
    runs,
    options: { ...parseReporterOptions({}), replicates: 200 },
    baseline: undefined,
    anchor: undefined,
    isWhole: false,
    problems: [],
    accepted: [],
    resultsPath: 'results.json',
  })
  return { ...report, experiment: results }
}

describe('experimentResults', () => {
  test('marks planned comparisons and adjusts over them alone', () => {
    const { comparisons, deviations } = resultsOf()

    expect(comparisons.map(({ kind, first, second }) => [kind, first, second])).toEqual([
      ['planned', 'ours', 'bm25'],
      ['exploratory', 'ours', 'lsa'],
      ['exploratory', 'bm25', 'lsa'],
    ])
    // Ten lost and none won: 2 · 2^-10, doubled for the family of two.
    expect(comparisons[0]?.adjustedP).toBeCloseTo(2 ** -8, 12)
    expect(comparisons[1]?.adjustedP).toBeNull()
    expect(deviations).toEqual(['Planned, but not measured: ours against use (exec@1).'])
  })

  test('calls everything exploratory after results were known', () => {
    const { comparisons, deviations } = resultsOf({ afterResults: true })

    expect(new Set(comparisons.map(({ kind }) => kind))).toEqual(new Set(['exploratory']))
    expect(deviations).toContain('The plan was made after results were there.')
  })

  test('calls everything exploratory on other data than planned', () => {
    const { comparisons, deviations } = resultsOf({
      dataset: { ...plan.dataset, sha256: 'b'.repeat(64) },
    })

    expect(comparisons.every(({ kind }) => kind === 'exploratory')).toBe(true)
    expect(deviations[0]).toContain('another one than planned')
  })

  test('names a run that is not complete', () => {
    const partial = runs.map(each => ({
      ...each,
      state: { kind: 'partial', reason: '-t q' } as const,
    }))

    expect(resultsOf({}, partial).deviations).toContain('ours is partial: -t q.')
  })
})

describe('the experiment in the report', () => {
  test('is printed with the kind of every comparison', () => {
    expect(section.render(reportOf(resultsOf()), plainPaint)).toEqual([
      ` Experiment  ${experimentHash(plan).slice(0, 12)} · primary exec@1 · alpha 0.05 · smallest effect 0.1 (n 300)`,
      expect.stringMatching(
        /^ {3}planned {6}ours − bm25 {2}exec@1 {2}\+0\.250 {2}\[0\.140, 0\.402\] {3}p 0\.0039, significant$/,
      ),
      expect.stringMatching(/^ {3}exploratory {2}ours − lsa .* p 0\.0039, proves nothing$/),
      expect.stringMatching(/^ {3}exploratory {2}bm25 − lsa .*proves nothing$/),
      ' ! Planned, but not measured: ours against use (exec@1).',
    ])
  })

  test('is described in the methods paragraph, with versions and references', () => {
    const text = renderMethods(reportOf(resultsOf()), ['vitest-retrieval 1.2.3', 'Node v24.0.0'])

    expect(text).toContain('| planned | ours − bm25 | exec@1 | +0.250 |')
    expect(text).toContain(
      `A plan (SHA-256 ${experimentHash(plan)}) fixed exec@1 as primary metric`,
    )
    expect(text).toContain('queries of the domain "strings"')
    expect(text).toContain('Software: vitest-retrieval 1.2.3; Node v24.0.0.')
    expect(text).toMatch(/exact McNemar tests \\?\[4\\?\]/)
    expect(text).toMatch(/^\\?\[5\\?\] S\. Holm/m)
  })
})

describe('experiment.json', () => {
  test('is read back, and refused after a change', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'experiment-'))
    const path = join(folder, 'experiment.json')
    try {
      await writeFile(path, experimentFile(plan))
      expect(await readExperiment(path)).toEqual({ sha256: experimentHash(plan), plan })

      await writeFile(path, experimentFile(plan).replace('"alpha": 0.05', '"alpha": 0.1'))
      await expect(readExperiment(path)).rejects.toThrow('it was changed after it was made')
      await expect(readExperiment(join(folder, 'none.json'))).rejects.toThrow('it cannot be read')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
