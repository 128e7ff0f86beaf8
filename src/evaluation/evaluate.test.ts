import { describe, expect, test } from 'vitest'
import { roleOracle, scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import { defineRetriever, type RetrieverDefinition, type ScoredId } from '../retrievers/index.ts'
import type { QueryOutcome } from '../schema/index.ts'
import { evaluate, type EvaluatedRun } from './evaluate.ts'

const dataset = syntheticDataset(4)
const run = (search: RetrieverDefinition['search']): Promise<EvaluatedRun> =>
  evaluate({
    dataset,
    retriever: defineRetriever({ name: 'mine', index: () => {}, search }),
    oracle: roleOracle,
  })
const statesOf = (outcomes: readonly QueryOutcome[]): readonly string[] =>
  outcomes.map(outcome => outcome.state)

describe('evaluate', () => {
  test('gives one outcome per query and a header that tells what was measured', async () => {
    const retriever = scripted('mine', dataset, () => true)

    const { header, outcomes } = await evaluate({ dataset, retriever, oracle: roleOracle })

    expect(outcomes.map(outcome => outcome.queryId)).toEqual(dataset.queries.map(query => query.id))
    expect(statesOf(outcomes)).toEqual(Array(4).fill('measured'))
    expect(header).toMatchObject({ kind: 'measure', retriever: 'mine', expected: 4, k: 10 })
  })

  test('shows the retriever ids and texts only', async () => {
    let seen: unknown
    const retriever = defineRetriever({
      name: 'mine',
      index: snippets => {
        seen = snippets[0]
      },
      search: () => [],
    })

    await evaluate({ dataset, retriever, oracle: roleOracle })

    expect(seen).toEqual({ id: 'c_0001_0', text: dataset.corpus[0]?.text })
  })

  test('throws what index() throws', async () => {
    const retriever = defineRetriever({
      name: 'mine',
      index: () => Promise.reject(new Error('no disk')),
      search: () => [],
    })

    await expect(evaluate({ dataset, retriever, oracle: roleOracle })).rejects.toThrow('no disk')
  })

  const broken: readonly (readonly [string, (k: number) => readonly ScoredId[], string])[] = [
    ['an unknown id', () => [{ id: 'x', score: 1 }], 'unknown id "x"'],
    [
      'an id twice',
      () => [
        { id: 'c_0001_0', score: 1 },
        { id: 'c_0001_0', score: 1 },
      ],
      'again at rank 2',
    ],
    ['NaN', () => [{ id: 'c_0001_0', score: NaN }], 'has NaN'],
    [
      'rising scores',
      () => [
        { id: 'c_0001_0', score: 1 },
        { id: 'c_0001_1', score: 2 },
      ],
      'best first',
    ],
  ]
  test.for(broken)(
    'records a retriever that returns %s as failed, not as a miss',
    async ([, answer, message]) => {
      const { outcomes } = await run((_query, k) => answer(k))

      expect(statesOf(outcomes)).toEqual(Array(4).fill('failed'))
      expect(outcomes[0]).toMatchObject({ fault: { message: expect.stringContaining(message) } })
    },
  )

  test('measures nothing and fewer than k as misses that are stated', async () => {
    const nothing = await run(() => [])
    const one = await run(() => [{ id: 'c_0001_1', score: 1 }])

    expect(nothing.outcomes[0]).toMatchObject({
      state: 'measured',
      hits: [],
      groups: [],
      open: false,
    })
    expect(one.outcomes[0]).toMatchObject({
      state: 'measured',
      hits: [{ id: 'c_0001_1', role: 'distractor' }],
      open: false,
    })
  })

  test('asks no more after ten failures in a row', async () => {
    const many = syntheticDataset(25)
    let asked = 0
    const retriever = defineRetriever({
      name: 'dead',
      index: () => {},
      search: () => {
        asked += 1
        throw new Error('down')
      },
    })

    const { outcomes } = await evaluate({ dataset: many, retriever, oracle: roleOracle })

    expect(asked).toBe(10)
    expect(statesOf(outcomes)).toEqual([
      ...Array(10).fill('failed'),
      ...Array(15).fill('not-measured'),
    ])
  })

  test('stops when its signal is aborted', async () => {
    const controller = new AbortController()
    const retriever = defineRetriever({
      name: 'slow',
      index: () => {},
      search: () => {
        controller.abort(new Error('enough'))
        throw new Error('aborted')
      },
    })

    const pending = evaluate({ dataset, retriever, oracle: roleOracle, signal: controller.signal })

    await expect(pending).rejects.toThrow('aborted')
  })
})
