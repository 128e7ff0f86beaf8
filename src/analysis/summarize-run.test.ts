import { describe, expect, test } from 'vitest'
import { failedOutcome, passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import { summarizeRun } from './summarize-run.ts'

const options = { seed: 20_260_510, replicates: 500 }

describe('summarizeRun', () => {
  test('knows which lower bound its n can reach', () => {
    const bound = (n: number): number | null =>
      summarizeRun(run(passFail(n, () => false)), 'exec@1', options).highestLowerBound

    // A lower bound of 0.95 is out of reach below 73 queries.
    expect(bound(72)).toBeLessThan(0.95)
    expect(bound(73)).toBeGreaterThanOrEqual(0.95)
  })

  test('leaves the reachable bound of a mean open', () => {
    const summary = summarizeRun(run(passFail(9, at => at < 3)), 'ndcg@10', options)

    expect(summary).toMatchObject({ metric: 'nDCG@10', n: 9, highestLowerBound: null })
  })

  test('refuses to summarize nothing', () => {
    expect(() => summarizeRun(run([failedOutcome('q')]), 'exec@1', options)).toThrow(
      'exec@1 of ours needs at least one measured query, but has none',
    )
  })
})
