import { beforeAll, describe, expect, test } from 'vitest'
import published from '../../test/fixtures/bundle/published.json' with { type: 'json' }
import { analyses, datasetFacts, type Analyses } from '../analysis/index.ts'
import { MUTATION_TYPES } from '../schema/index.ts'
import { checkBundle, type ScoredBundle } from './score-bundle.ts'

// The released bundle may not be redistributed: name your own copy of it.
const directory = process.env['EXECRETRIEVAL_BUNDLE']

describe.skipIf(directory === undefined)('the released ExecRetrieval bundle', () => {
  let scored: ScoredBundle
  let all: Analyses

  beforeAll(async () => {
    scored = await checkBundle(directory ?? '', { err: text => void process.stderr.write(text) })
    const { dataset, metadata } = scored.bundle
    all = analyses(scored.runs, {
      seed: 20_260_510,
      replicates: 5_000,
      facts: datasetFacts(dataset, metadata.rows),
      mutationTypes: new Set(MUTATION_TYPES),
    })
  }, 1_800_000)

  test('agrees with itself', () => {
    expect(scored.checks.filter(({ status }) => status === 'differs')).toEqual([])
  })

  test('has the published sizes', () => {
    const { dataset, cache } = scored.bundle
    const distractors = dataset.corpus.filter(({ role }) => role === 'distractor')
    expect({
      queries: dataset.queries.length,
      corpus: dataset.corpus.length,
      distractors: distractors.length,
      tests: dataset.queries.reduce((sum, query) => sum + query.tests.length, 0),
      cache: cache.length,
    }).toEqual({
      queries: published.dataset.queries.value,
      corpus: published.dataset.corpus.value,
      distractors: published.dataset.distractors.value,
      tests: published.dataset.tests_total.value,
      cache: published.dataset.execution_cache_rows.value,
    })
  })

  test('gives the published leaderboard where values were read, ties as stored', () => {
    const rows = new Map(all.leaderboard.rows.map(row => [row.retriever.toLowerCase(), row]))
    for (const [model, values] of Object.entries(published.leaderboard)) {
      const row = rows.get(model.toLowerCase())
      if (row === undefined) continue
      for (const [name, entry] of Object.entries(values)) {
        const metric = row.metrics[name]
        const value = typeof entry === 'object' && 'value' in entry ? entry.value : undefined
        if (metric === undefined || typeof value !== 'number') continue
        // A stored order lies between the bounds over ties; values are rounded to three digits.
        expect(value).toBeGreaterThanOrEqual(metric.value - 6e-4)
        expect(value).toBeLessThanOrEqual(metric.optimistic + 6e-4)
      }
    }
  })

  test('gives the published deception, gap, difficulty and correlation', () => {
    if ('notComputed' in all.deception || 'notComputed' in all.editSizeCorrelation) {
      throw new Error('deception must be computed from the released vectors')
    }
    const { overall, byType } = all.deception
    const rateOf = (type: string): number => byType.find(({ label }) => label === type)?.rate ?? 0
    expect(overall.rate).toBeCloseTo(published.deception.overall.value, 2)
    expect(rateOf('remove_edge_case_check')).toBeCloseTo(
      published.deception.remove_edge_case_check.value,
      2,
    )
    expect(rateOf('wrong_comparison')).toBeCloseTo(published.deception.wrong_comparison.value, 2)
    expect(all.queryDifficulty.unsolved.length).toBeGreaterThanOrEqual(
      published.difficulty.solved_by_none.value - 3,
    )
    expect(all.editSizeCorrelation.characters).toMatchObject({
      value: expect.closeTo(published.deception.spearman_absolute.value, 2),
    })
  })
})
