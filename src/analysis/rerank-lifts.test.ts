import { describe, expect, test } from 'vitest'
import { sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import { rerankLifts } from './rerank-lifts.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** 40 queries, of which the first stage finds 10 and the reranked run 12: 5 repaired, 3 broken. */
const first = await sampleRun('words', n => n <= 10)
const second = await sampleRun('words → judge', n => (n > 3 && n <= 10) || (n > 30 && n <= 35))
const recipe = { id: 'rerank-judge', version: '1', firstStage: 'words' }
const reranked: RunOutcomes = { ...second, header: { ...second.header, recipe } }

describe('rerankLifts', () => {
  test('pairs each reranked run with its first stage, query by query', () => {
    const [lift, ...rest] = rerankLifts([reranked, first], { seed: 1 })

    expect(rest).toEqual([])
    expect(lift).toMatchObject({ retriever: 'words → judge', firstStage: 'words' })
    expect(lift?.change).toMatchObject({ before: 10 / 40, after: 12 / 40, n: 40 })
    expect(lift?.change?.won).toEqual(['q_0031', 'q_0032', 'q_0033', 'q_0034', 'q_0035'])
    expect(lift?.change?.lost).toEqual(['q_0001', 'q_0002', 'q_0003'])
    // Exact McNemar of 3 against 5: 2 · Σ C(8, i) / 2⁸ for i ≤ 3.
    expect(lift?.change?.p).toBeCloseTo((2 * (1 + 8 + 28 + 56)) / 256, 12)
  })

  test('says nothing of a lift when the first stage was not measured', () => {
    expect(rerankLifts([reranked], { seed: 1 })).toEqual([
      { project: '', retriever: 'words → judge', firstStage: 'words', change: undefined },
    ])
    expect(rerankLifts([first], { seed: 1 })).toEqual([])
  })

  test('does not mix projects', () => {
    const elsewhere = { ...first, project: 'other' }

    expect(rerankLifts([elsewhere, reranked], { seed: 1 })[0]?.change).toBeUndefined()
  })
})
