import { describe, expect, test } from 'vitest'
import { roleOracle, scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import type { Retriever } from '../retrievers/retriever.ts'
import { FaultError } from './fault-error.ts'
import { bindQuery } from './query-case.ts'

const dataset = syntheticDataset(6)
const [query] = dataset.queries
if (query === undefined) throw new Error('the dataset has queries')
const hit = scripted('hit', dataset, () => true)
const miss = scripted('miss', dataset, () => false)

const rank = (retriever: Retriever): ReturnType<ReturnType<typeof bindQuery>['rank']> =>
  bindQuery(query, { retriever, dataset, oracle: roleOracle }).rank()

describe('bindQuery', () => {
  test('records ranks, verdicts and roles of a hit', async () => {
    const outcome = await rank(hit)

    expect(outcome.hits.slice(0, 2)).toMatchObject([
      { id: 'c_0001_0', role: 'canonical', verdict: { passes: true } },
      { id: 'c_0001_1', role: 'distractor', bugType: 'off_by_one', verdict: { passes: false } },
    ])
    expect(outcome.totals).toEqual({ corpus: 30, passing: 1, gold: 1, failingOwn: 4 })
  })

  test('records a mutant above the canonical', async () => {
    const outcome = await rank(miss)

    expect(outcome.hits[0]).toMatchObject({ id: 'c_0001_1', role: 'distractor' })
    expect(outcome.groups.slice(0, 2)).toEqual([
      { size: 1, passing: 0, gold: 0, own: 1 },
      { size: 1, passing: 1, gold: 1, own: 1 },
    ])
  })

  test('puts failing snippets before the canonical inside a tie', async () => {
    const constant: Retriever = {
      ...hit,
      search: async (_query, k) => dataset.corpus.slice(0, k).map(({ id }) => ({ id, score: 1 })),
    }

    const outcome = await rank(constant)

    expect(outcome.groups).toEqual([{ size: 30, passing: 1, gold: 1, own: 5 }])
    expect(outcome.hits.map(found => found.role)).not.toContain('canonical')
    expect(outcome.hits).toHaveLength(10)
  })

  test('takes own scores from score()', async () => {
    const { own } = await rank(hit)

    expect(own).toMatchObject([
      { id: 'c_0001_0', role: 'canonical', score: 10, passes: true },
      { score: 8 },
      { score: 7 },
      { score: 6 },
      { score: 5 },
    ])
  })

  test('takes own scores from a full ranking when there is no score()', async () => {
    const { score: _, ...withoutScore } = scripted('no score', dataset, () => true)
    const far: Retriever = {
      ...withoutScore,
      search: async (_query, k) =>
        dataset.corpus
          .toReversed()
          .map(({ id }, at) => ({ id, score: -at }))
          .slice(0, k),
    }

    const { own, hits } = await rank(far)

    expect(hits.every(found => found.role === 'foreign')).toBe(true)
    expect(own).toMatchObject([
      { score: -29 },
      { score: -28 },
      { score: -27 },
      { score: -26 },
      { score: -25 },
    ])
  })

  test('says why own scores are not measured when the full ranking is refused', async () => {
    const capped: Retriever = {
      name: 'capped',
      epsilon: 0,
      index: async () => {},
      search: async (_query, k) => {
        if (k > 20) throw new Error('limit must be at most 20')
        return dataset.corpus
          .toReversed()
          .map(({ id }, at) => ({ id, score: -at }))
          .slice(0, k)
      },
    }

    const { own, state } = await rank(capped)

    expect(state).toBe('measured')
    expect(own).toEqual({ notMeasured: expect.stringContaining('limit must be at most 20') })
  })

  test('asks once, however often it is ranked, and settles', async () => {
    let searches = 0
    const counting: Retriever = {
      ...hit,
      search: async (text, k) => {
        searches += 1
        return hit.search(text, k)
      },
    }
    const queryCase = bindQuery(query, { retriever: counting, dataset, oracle: roleOracle })
    expect(queryCase.settled).toBeUndefined()

    const [first, second] = await Promise.all([queryCase.rank(), queryCase.rank()])

    expect(second).toBe(first)
    expect(queryCase.settled).toBe(first)
    expect(searches).toBe(1)
  })

  test('turns what the retriever throws into a fault, never into a miss', async () => {
    const dead: Retriever = {
      ...hit,
      search: async () => Promise.reject(new Error('ECONNREFUSED')),
    }

    const fault = await rank(dead).catch((error: unknown) => error)

    expect(fault).toBeInstanceOf(FaultError)
    expect(fault).toMatchObject({ fault: { kind: 'retriever', message: 'ECONNREFUSED' } })
  })

  test('turns what the oracle throws into a fault of the runner', async () => {
    const oracle = { ...roleOracle, judge: async () => Promise.reject(new Error('no Python')) }

    const fault = await bindQuery(query, { retriever: hit, dataset, oracle })
      .rank()
      .catch((error: unknown) => error)

    expect(fault).toMatchObject({ fault: { kind: 'runner', message: 'no Python' } })
  })
})
