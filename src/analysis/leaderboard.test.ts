import { describe, expect, test } from 'vitest'
import { failedOutcome, outcome, passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import { bootstrapMean, wilson } from '../stats/index.ts'
import { groupByDataset, leaderboard } from './leaderboard.ts'

const options = { seed: 20_260_510, replicates: 500, ks: [1, 3, 5, 10] }

/** Rank 1: q_1 canonical; q_2 tie with a mutant; q_3 mutant; q_4 a snippet of another query. */
const four = [
  outcome({ id: 'q_1', canonical: 0.9, mutants: { off_by_one: 0.8, wrong_operator: 0.7 } }),
  outcome({ id: 'q_2', canonical: 0.9, mutants: { off_by_one: 0.9, wrong_operator: 0.7 } }),
  outcome({ id: 'q_3', canonical: 0.9, mutants: { off_by_one: 0.95, wrong_operator: 0.7 } }),
  outcome({
    id: 'q_4',
    canonical: 0.5,
    mutants: { off_by_one: 0.4, wrong_operator: 0.3 },
    foreign: [0.6],
  }),
]

describe('leaderboard', () => {
  test('prints the pessimistic value with expected, optimistic, floor and lift beside it', () => {
    const [row] = leaderboard([run(four)], options).rows

    expect(row?.metrics['exec@1']).toMatchObject({
      value: 0.25,
      expected: 0.375,
      optimistic: 0.5,
      floor: expect.closeTo(1 / 3, 12),
      lift: expect.closeTo((0.375 - 1 / 3) / (2 / 3), 12),
      intervalMethod: 'wilson',
      interval: Object.values(wilson(1, 4)),
    })
  })

  test('gives no lift where chance is 1', () => {
    const [row] = leaderboard([run(four)], options).rows

    expect(row?.metrics['exec@3']).toMatchObject({ floor: 1, lift: null })
  })

  test('gives no chance where no own snippet is wrong, as in a history', () => {
    const gold = [outcome({ id: 'q_1', canonical: 0.9, mutants: {}, foreign: [0.95] })]
    const [row] = leaderboard([run(gold)], options).rows

    expect(row?.metrics['exec@1']).toMatchObject({ value: 0, floor: null, lift: null })
  })

  test('resamples queries sorted by id, whatever order they arrive in', () => {
    const names = (metrics: object | undefined): string => JSON.stringify(metrics)
    const [row] = leaderboard([run(four)], options).rows
    const [shuffled] = leaderboard([run(four.toReversed())], options).rows
    const values = [1, 1 / Math.log2(3), 1 / Math.log2(3), 1 / Math.log2(3)]
    const percentile = bootstrapMean(values, { ...options, method: 'percentile' })

    expect(names(shuffled?.metrics)).toBe(names(row?.metrics))
    expect(row?.metrics['nDCG@10']?.percentile).toEqual(Object.values(percentile))
    expect(row?.metrics['nDCG@10']?.intervalMethod).toBe('bca')
  })

  test('tells why a mean without variance has no interval, and still knows Wilson', () => {
    const [row] = leaderboard([run(passFail(30, () => true))], options).rows

    expect(row?.metrics['nDCG@1']).toMatchObject({
      value: 1,
      interval: null,
      intervalMethod: null,
      noInterval: 'all queries have the same value',
    })
    expect(row?.metrics['exec@1']?.interval).toEqual([
      expect.closeTo(30 / (30 + 1.959964 ** 2), 6),
      1,
    ])
  })

  test('counts deceived pairs with ties apart, by mutation type', () => {
    const [row] = leaderboard([run(four)], options).rows

    expect(row?.deception).toMatchObject({
      pairs: 8,
      queries: 4,
      deceived: 2,
      tied: 1,
      unknown: 0,
      rate: 0.25,
    })
    expect(row?.deception).toMatchObject({
      byType: [
        { label: 'off_by_one', pairs: 4, deceived: 2, tied: 1, rate: 0.5 },
        { label: 'wrong_operator', pairs: 4, deceived: 0, tied: 0, rate: 0 },
      ],
    })
  })

  test('tells own mutants from other snippets at rank 1', () => {
    const [row] = leaderboard([run(four)], options).rows

    expect(row?.misses).toEqual({
      misses: 3,
      ownMutant: 2,
      other: 1,
      tiedBoth: 0,
      empty: 0,
      ownMutantShare: 2 / 3,
    })
  })

  test('tells a wrong topic from a wrong snippet', () => {
    const [row] = leaderboard([run(four)], options).rows

    expect(row?.metrics['topical@1']).toMatchObject({ value: 0.75, floor: null, lift: null })
    expect(row?.execGivenTopical).toMatchObject({ count: 1, n: 3, rate: 1 / 3 })
    expect(row?.ties).toEqual({ decided: 1, open: 0, rate: 0.25 })
  })

  test('gives a passing snippet of another query no credit for the topic', () => {
    const elsewhere = four.slice(0, 1).map(each => ({
      ...each,
      queryId: 'q_9',
      groups: [{ size: 1, passing: 1, gold: 0, own: 0 }],
    }))
    const [row] = leaderboard([run([...elsewhere, ...four])], options).rows

    expect(row?.metrics['exec@1']?.value).toBe(0.4)
    expect(row?.execGivenTopical).toMatchObject({ count: 1, n: 3 })
  })

  test('leaves failed queries out of every mean and refuses significance', () => {
    const [row] = leaderboard([run([...four, failedOutcome('q_5')])], options).rows

    expect(row?.counts).toEqual({ expected: 5, measured: 4, failed: 1, notMeasured: 0 })
    expect(row?.metrics['exec@1']?.value).toBe(0.25)
    expect(row?.noSignificance).toContain('1 of 5 queries of ours failed')
  })

  test('gives no number at all when nothing is measured', () => {
    const [row] = leaderboard([run([failedOutcome('q_5')])], options).rows

    expect(row?.metrics).toEqual({})
    expect(row?.execGivenTopical.rate).toBeNull()
    expect(row?.deception).toEqual({ notMeasured: 'no query has a scored canonical and mutant' })
  })

  test('says why deception is not known', () => {
    const own = { notMeasured: 'the retriever has no score()' }
    const [row] = leaderboard([run(four.map(each => ({ ...each, own })))], options).rows

    expect(row?.deception).toEqual({ notMeasured: 'the retriever has no score()' })
  })

  test('rates the queries that have scores and counts the others', () => {
    const own = { notMeasured: 'the retriever has no score()' }
    const partly = four.map((each, at) => (at === 3 ? { ...each, own } : each))
    const [row] = leaderboard([run(partly)], options).rows

    expect(row?.deception).toMatchObject({ pairs: 6, unscoredQueries: 1 })
  })

  test('leaves out cutoffs below the judged ranks', () => {
    const shallow = four.map(each => ({ ...each, k: 3, hits: each.hits.slice(0, 3) }))
    const [row] = leaderboard([run(shallow, { k: 3 })], options).rows

    expect(Object.keys(row?.metrics ?? {}).filter(name => name.startsWith('exec@'))).toEqual([
      'exec@1',
      'exec@3',
    ])
  })

  test('refuses runs on two datasets or pools, which groupByDataset tells apart', () => {
    const base = run(four)
    const stacked = run(four, { dataset: { ...base.header.dataset, pool: 'stacked' } })

    expect(() => leaderboard([base, stacked], options)).toThrow(
      'Split the runs with groupByDataset()',
    )
    expect(() => leaderboard([], options)).toThrow('needs at least one run')
    expect(groupByDataset([base, stacked, base])).toEqual([[base, base], [stacked]])
  })

  test('refuses a metric that it does not know', () => {
    expect(() => leaderboard([run(four)], { ...options, metrics: ['accuracy'] })).toThrow(
      '"accuracy"',
    )
  })

  test('gives the same bytes for the same runs and seed', () => {
    const [first, second] = [1, 2].map(() => JSON.stringify(leaderboard([run(four)], options)))

    expect(second).toBe(first)
  })
})
