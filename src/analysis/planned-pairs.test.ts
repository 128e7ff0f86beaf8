import { describe, expect, test } from 'vitest'
import { passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import { plannedPairs } from './planned-pairs.ts'

const named = (retriever: string, passes: (at: number) => boolean): ReturnType<typeof run> =>
  run(passFail(20, passes), { retriever })
const runs = [named('ours', () => true), named('bm25', at => at >= 10), named('lsa', at => at >= 6)]
const pair = (
  first: string,
  second: string,
): { first: string; second: string; metric: string } => ({
  first,
  second,
  metric: 'exec@1',
})

describe('plannedPairs', () => {
  test('adjusts over what was planned, not over all pairs there are', () => {
    const { family, comparisons } = plannedPairs(
      runs,
      [pair('ours', 'bm25'), pair('ours', 'lsa')],
      {
        seed: 1,
      },
    )

    expect(family).toBe(2)
    // Exact McNemar, two-sided: 2 · 2^-10 and 2 · 2^-6; Holm over two.
    expect(comparisons.map(({ p, adjustedP }) => [p, adjustedP])).toEqual([
      [expect.closeTo(2 ** -9, 12), expect.closeTo(2 ** -8, 12)],
      [expect.closeTo(2 ** -5, 12), expect.closeTo(2 ** -5, 12)],
    ])
  })

  test('counts a comparison that was not made, and names it', () => {
    const planned = [pair('ours', 'lsa'), pair('ours', 'gone')]

    const { comparisons, missing } = plannedPairs(runs, planned, { seed: 1 })

    expect(comparisons.map(({ adjustedP }) => adjustedP)).toEqual([expect.closeTo(2 ** -4, 12)])
    expect(missing).toEqual([pair('ours', 'gone')])
  })
})
