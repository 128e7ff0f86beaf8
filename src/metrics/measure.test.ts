import { describe, expect, test } from 'vitest'
import { measure } from './measure.ts'
import { METRICS } from './metric-list.ts'
import { parseMetric } from './parse-metric.ts'
import type { Ranking } from './ranking.ts'

/** Rank 1: a mutant and the canonical tie; rank 3: a foreign snippet. */
const tied: Ranking = {
  groups: [
    { size: 2, passing: 1, gold: 1, own: 2 },
    { size: 1, passing: 0, gold: 0, own: 0 },
  ],
  open: false,
  totals: { corpus: 100, passing: 1, gold: 1, failingOwn: 4 },
  k: 3,
}

describe('measure', () => {
  test('does what its example says', () => {
    const tie = { size: 2, passing: 1, gold: 1, own: 2 }
    const totals = { corpus: 5_000, passing: 1, gold: 1, failingOwn: 4 }

    expect(measure('exec@1', { groups: [tie], open: false, totals })).toEqual({
      pessimistic: 0,
      expected: 0.5,
      optimistic: 1,
    })
  })

  test('lets a tie with a mutant cost the pessimistic reading its hit', () => {
    expect(measure('exec@1', tied)).toEqual({ pessimistic: 0, expected: 0.5, optimistic: 1 })
  })

  test('never falls below the second rank of a tie of two', () => {
    expect(measure('exec@3', tied)).toEqual({ pessimistic: 1, expected: 1, optimistic: 1 })
  })

  test('refuses ranks that nobody judged', () => {
    expect(() => measure('exec@4', tied)).toThrow(
      'exec@4 needs at least 4 judged ranks, but this run judged 3',
    )
    expect(() => measure('MRR', tied)).toThrow('MRR without a cutoff needs the whole ranking')
  })

  test('refuses groups that count more relevant members than they have', () => {
    const wrong = { ...tied, groups: [{ size: 1, passing: 2, gold: 1, own: 1 }] }

    expect(() => measure('exec@1', wrong)).toThrow('must not count more than 1 relevant ones')
  })

  test('credits a canonical that fails its tests to nDCG and not to exec', () => {
    const broken = { ...tied, groups: [{ size: 1, passing: 0, gold: 1, own: 1 }] }

    expect(measure('exec@1', broken).optimistic).toBe(0)
    expect(measure('nDCG@1', broken).pessimistic).toBe(1)
    expect(measure('exec-nDCG-gap@1', broken).expected).toBe(-1)
  })
})

describe('parseMetric', () => {
  test.each(METRICS)('knows $name at any cutoff and in any case', ({ name }) => {
    const { metric, k, name: printed } = parseMetric(`${name.toUpperCase()}@12`)

    expect([metric.name, k, printed]).toEqual([name, 12, `${name}@12`])
  })

  test('reads MRR, MAP and nDCG without a cutoff as the whole ranking', () => {
    expect(['mrr', 'map', 'ndcg'].map(name => parseMetric(name).k)).toEqual(
      Array.from({ length: 3 }, () => Number.POSITIVE_INFINITY),
    )
  })

  test.each(['exec', 'exec@0', 'exec@', 'exec@1.5', 'exec@-1', 'accuracy@1', '', '@1', 'P'])(
    'refuses "%s" and lists what it knows',
    name => {
      expect(() => parseMetric(name)).toThrow(/exec@k, execp@k, nDCG@k.*received "/)
    },
  )
})
