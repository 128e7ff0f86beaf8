import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../../test/e2e/synthetic.ts'
import type { Oracle } from '../../evaluation/index.ts'
import { rememberingOracle } from './remembering-oracle.ts'

const dataset = syntheticDataset(2)
const [first, second] = dataset.queries
const entries = dataset.corpus.slice(0, 3)

describe('rememberingOracle', () => {
  test('asks once for each snippet of a query, and keeps the order of the entries', async () => {
    const asked: string[] = []
    const oracle: Oracle = {
      async judge(query, wanted) {
        asked.push(...wanted.map(({ id }) => `${query.id} ${id}`))
        return wanted.map(({ id }) => ({
          kind: 'execution',
          passes: id === entries[0]?.id,
          source: 'cache',
          labels: [],
        }))
      },
      close: async () => {},
    }
    const remembering = rememberingOracle(oracle)
    if (first === undefined || second === undefined) throw new Error('two queries are needed')

    await remembering.judge(first, entries.slice(0, 2), {})
    const verdicts = await remembering.judge(first, entries.toReversed(), {})
    await remembering.judge(second, entries.slice(0, 1), {})

    expect(asked).toEqual([
      ...entries.map(({ id }) => `${first.id} ${id}`),
      `${second.id} ${entries[0]?.id}`,
    ])
    expect(verdicts.map(({ passes }) => passes)).toEqual([false, false, true])
  })
})
