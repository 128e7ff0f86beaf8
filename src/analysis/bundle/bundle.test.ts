import { describe, expect, test } from 'vitest'
import { mt19937, percentileInterval } from '../../stats/index.ts'
import { matchStreams, type StoredBootstrap } from './bootstrap-stream.ts'
import { compareNumbers } from './bundle-check.ts'
import { parityMetric, parityValue } from './stored-ranks.ts'
import { replayTies, type ReplayedList } from './tie-rule.ts'

const options = { seed: 20_260_510, replicates: 400, tolerance: 5e-5 }

/** Intervals of real-valued vectors, drawn with one RandomState over all of them. */
function carried(groups: readonly string[]): readonly StoredBootstrap[] {
  const { nextBelow } = mt19937(options.seed)
  return groups.map((group, at) => {
    const values = Array.from({ length: 30 }, (_, query) => ((query * 37 + at * 11) % 101) / 101)
    const means = Float64Array.from({ length: options.replicates }, () => {
      const drawn = values.map(() => values[nextBelow(values.length)] ?? 0)
      return drawn.reduce((sum, value) => sum + value, 0) / values.length
    })
    return { group, values, ...percentileInterval(means, 0.95) }
  })
}

describe('matchStreams', () => {
  test('finds a RandomState that is carried over all intervals', () => {
    const matches = matchStreams(carried(['a', 'a', 'a', 'b', 'b']), options)

    const full = matches.filter(({ matches: count, judged }) => count === judged)
    expect(full).toEqual([{ generator: 'RandomState', seeded: 'once', matches: 5, judged: 5 }])
  })

  test('matches nothing where intervals come from elsewhere', () => {
    const foreign = carried(['a', 'b']).map(each => ({ ...each, low: each.low + 0.01 }))

    expect(matchStreams(foreign, options).every(({ matches }) => matches === 0)).toBe(true)
  })
})

describe('replayTies', () => {
  const order = new Map([
    ['b', 0],
    ['a', 1],
    ['c', 2],
    ['d', 3],
  ])
  const list = (ids: string, scores: readonly number[], bestLeftOut = 0): ReplayedList => ({
    queryId: 'q',
    ids: [...ids],
    scores,
    bestLeftOut,
  })

  test.each([
    ['file order', 'bac', [1, 1, 0.5]],
    ['id', 'abcd', [1, 1, 0.5, 0.5]],
    ['file order reversed', 'dca', [1, 1, 1]],
  ])('finds the rule %s', (rule, ids, scores) => {
    expect(replayTies([list(ids, scores)], order, 1e-6)).toMatchObject({ rule, wrongOrder: 0 })
  })

  test('finds none where ties contradict each other', () => {
    const replay = replayTies(
      [list('ba', [1, 1]), list('ab', [1, 1]), list('dc', [1, 1])],
      order,
      1e-6,
    )

    expect(replay).toMatchObject({ tied: 3, rule: undefined })
    expect(replay.conflicts).toEqual({
      'file order': 2,
      'file order reversed': 1,
      id: 2,
      'id reversed': 1,
    })
  })

  test('counts what rounding may have ordered, wrong orders and wrong cuts apart', () => {
    const lists = [
      list('ab', [1, 1 - 1e-7]),
      list('ab', [1, 1 + 1e-7]),
      list('ab', [0.5, 0.9]),
      list('ab', [0.9, 0.5], 0.7),
    ]

    expect(replayTies(lists, order, 1e-6)).toMatchObject({
      lists: 4,
      tied: 0,
      unresolved: 2,
      wrongOrder: 1,
      wrongCut: 1,
      rule: undefined,
    })
  })
})

describe('parityValue', () => {
  const ranking = {
    queryId: 'q',
    correct: ['c', 'gone'],
    hits: [
      { id: 'm', passes: false },
      { id: 'c', passes: true },
      { id: 'e', passes: true },
    ],
  }

  test('computes the metrics of the release by hand', () => {
    expect(parityValue('exec', ranking, 1)).toBe(0)
    expect(parityValue('exec', ranking, 2)).toBe(1)
    expect(parityValue('precision', ranking, 3)).toBeCloseTo(2 / 3, 12)
    // Ideal of the retrieved ranks: the one correct id first, although two are correct.
    expect(parityValue('ndcg', ranking, 3)).toBeCloseTo(1 / Math.log2(3), 12)
    expect(parityValue('exec_ndcg_gap', ranking, 3)).toBeCloseTo(1 - 1 / Math.log2(3), 12)
  })

  test('gives 0 on an empty list', () => {
    expect(parityValue('ndcg', { ...ranking, hits: [] }, 10)).toBe(0)
  })

  test.each([
    ['execution_precision@3', { metric: 'precision', k: 3 }],
    ['ndcg@10', { metric: 'ndcg', k: 10 }],
    ['latency', undefined],
  ])('reads the stored name %s', (name, parsed) => {
    expect(parityMetric(name)).toEqual(parsed)
  })
})

describe('compareNumbers', () => {
  test('tells equal, different and absent numbers apart', () => {
    const number = { where: 'x', stored: 0.1234, computed: 0.12342 }

    expect(compareNumbers('n', [number], { tolerance: 5e-5, what: 'values' }).status).toBe('agrees')
    expect(compareNumbers('n', [number], { tolerance: 1e-5, what: 'values' })).toMatchObject({
      status: 'differs',
      mismatches: [number],
    })
    expect(
      compareNumbers('n', [{ ...number, computed: Number.NaN }], { tolerance: 1, what: 'v' })
        .status,
    ).toBe('differs')
    expect(compareNumbers('n', [], { tolerance: 1, what: 'values' }).status).toBe('absent')
  })
})
