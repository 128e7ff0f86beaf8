import { describe, expect, test } from 'vitest'
import { scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import { planSuite, type PlanOptions } from './plan-suite.ts'

const dataset = syntheticDataset(8)
const options: PlanOptions = {
  kind: 'measure',
  dataset,
  retriever: scripted('ours', dataset, () => true),
}
const only = { text: 'x', ids: [], strata: [], lost: [] }

function idsOf(plan: ReturnType<typeof planSuite>): readonly string[] {
  return plan.queries.map(({ id }) => id)
}

describe('planSuite', () => {
  test('asks every query when nothing restricts it', () => {
    expect(planSuite(options, {})).toMatchObject({ dataset, queries: dataset.queries })
    expect(planSuite(options, {}).only).toBeUndefined()
  })

  test('asks the named ids and those of a stratum, and says so', () => {
    const plan = planSuite(options, {
      only: {
        ...only,
        text: 'q_0001,domain:geometry',
        ids: ['q_0001'],
        strata: ['domain:geometry'],
      },
    })

    expect(idsOf(plan)).toEqual(['q_0001', 'q_0002', 'q_0004', 'q_0006', 'q_0008'])
    expect(plan.only).toBe('VITEST_RETRIEVAL_ONLY=q_0001,domain:geometry')
  })

  test('asks what this retriever lost on this dataset', () => {
    const run = { dataset: 'synthetic', pool: 'base', retriever: 'ours', ids: ['q_0003'] }
    const lost = [
      run,
      { ...run, retriever: 'theirs', ids: ['q_0004'] },
      { ...run, pool: 'stacked' },
    ]

    expect(idsOf(planSuite(options, { only: { ...only, text: 'lost', lost } }))).toEqual(['q_0003'])
  })

  test('restricts a slice to what is in it', () => {
    const sliced = { ...options, slice: [1, 2] as const }

    const plan = planSuite(sliced, { only: { ...only, ids: ['q_0001', 'q_0002'] } })

    expect(idsOf(plan)).toEqual(['q_0002'])
  })

  test('slices the sample, so that the slices hold all of it', () => {
    const slices = [0, 1].map(at => planSuite({ ...options, slice: [at, 2] }, { sample: 4 }))

    expect(new Set(slices.flatMap(idsOf))).toEqual(
      new Set(idsOf(planSuite(options, { sample: 4 }))),
    )
    expect(slices[0]?.dataset.id).toBe('synthetic/sample-4')
  })

  test('does not sample what a test file asserts, unless the suite says so', () => {
    const asserting = { ...options, kind: 'assert' as const }

    expect(planSuite(asserting, { sample: 4 }).queries).toHaveLength(8)
    expect(planSuite({ ...asserting, sample: 2 }, { sample: 4 }).queries).toHaveLength(2)
  })

  test('refuses a dataset without queries', () => {
    expect(() => planSuite({ ...options, dataset: { ...dataset, queries: [] } }, {})).toThrow(
      'must hold at least one query',
    )
  })
})
