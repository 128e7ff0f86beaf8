import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../test/e2e/synthetic.ts'
import { InputError, QueryOutcome, type GoldDataset } from '../schema/index.ts'
import { bindQuery } from './query-case.ts'
import { evaluate } from './evaluate.ts'
import type { Retriever } from '../retrievers/index.ts'

const dataset: GoldDataset = {
  kind: 'gold',
  id: 'shop@1111',
  sha256: '0'.repeat(64),
  pool: 'repository',
  queries: [
    {
      id: 'shop@1111/2222',
      text: 'round the total',
      goldIds: ['src/cart.ts', 'src/total.ts'],
      domain: 'shop',
      language: 'typescript',
      strata: { split: 'holdout', kind: 'mature' },
      repository: 'shop',
      epoch: '1111',
      commit: '2222',
    },
  ],
  corpus: [
    { id: 'README.md', text: 'A shop.', tokens: 2 },
    { id: 'src/cart.ts', text: 'cart', tokens: 30 },
    { id: 'src/total.ts', text: 'total', tokens: 50 },
  ],
}
const ranked: Retriever = {
  name: 'ranked',
  epsilon: 0,
  index: async () => {},
  search: async () => [
    { id: 'README.md', score: 3 },
    { id: 'src/total.ts', score: 2, span: { start: 4, end: 9, tokens: 7 } },
    { id: 'src/cart.ts', score: 1 },
  ],
}

describe('evaluate on a gold dataset', () => {
  test('judges hits by the gold list and keeps costs, spans, strata and the cluster', async () => {
    const { header, outcomes } = await evaluate({ dataset, retriever: ranked })

    expect(header.dataset).toMatchObject({ pool: 'repository', corpus: 3, queries: 1 })
    const [outcome] = outcomes
    expect(QueryOutcome.parse(outcome)).toEqual(outcome)
    expect(outcome).toMatchObject({
      state: 'measured',
      cluster: 'shop 2222',
      strata: { split: 'holdout', kind: 'mature', repository: 'shop', epoch: '1111' },
      totals: { corpus: 3, passing: 2, gold: 2, failingOwn: 0 },
      hits: [
        { id: 'README.md', role: 'foreign', tokens: 2, verdict: { kind: 'gold', passes: false } },
        {
          id: 'src/total.ts',
          role: 'canonical',
          tokens: 50,
          span: { start: 4, end: 9, tokens: 7 },
        },
        { id: 'src/cart.ts', role: 'canonical', tokens: 30, verdict: { grade: 1 } },
      ],
    })
  })

  test('takes a span that ends before it starts for a fault of the retriever', async () => {
    const broken: Retriever = {
      ...ranked,
      search: async () => [{ id: 'README.md', score: 1, span: { start: 4, end: 3, tokens: 1 } }],
    }

    const { outcomes } = await evaluate({ dataset, retriever: broken })

    expect(outcomes[0]).toMatchObject({ state: 'failed', fault: { kind: 'retriever' } })
  })

  test('refuses a query of the other kind', async () => {
    const [foreign] = syntheticDataset(1).queries
    if (foreign === undefined) throw new Error('no query')

    const ranking = bindQuery(foreign, { dataset, retriever: ranked }).rank()

    await expect(ranking).rejects.toThrow(InputError)
  })
})
