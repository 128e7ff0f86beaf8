import { describe, expect, test } from 'vitest'
import { syntheticDataset, roleOracle, scripted } from '../../test/e2e/synthetic.ts'
import { bindQuery, type QueryCase } from '../evaluation/index.ts'
import type { GoldDataset } from '../schema/index.ts'
import { matchers } from './index.ts'

expect.extend(matchers)

const query = {
  id: 'shop@1/2',
  text: 'round the total',
  goldIds: ['b.ts', 'd.ts'],
  domain: 'shop',
  language: 'typescript',
  strata: { split: 'train', kind: 'mature' },
  repository: 'shop',
  epoch: '1',
  commit: '2',
} as const
const dataset: GoldDataset = {
  kind: 'gold',
  id: 'shop@1',
  sha256: '0'.repeat(64),
  pool: 'repository',
  queries: [{ ...query, goldIds: [...query.goldIds] }],
  corpus: ['a', 'b', 'c', 'd'].map(name => ({ id: `${name}.ts`, text: name, tokens: 100 })),
}

async function ranked(order: string): Promise<QueryCase> {
  const [asked] = dataset.queries
  if (asked === undefined) throw new Error('no query')
  const hits = [...order].map((name, at) => ({ id: `${name}.ts`, score: -at }))
  const retriever = { name: 'r', epsilon: 0, index: async () => {}, search: async () => hits }
  const bound = bindQuery(asked, { dataset, retriever })
  await bound.rank()
  return bound
}

describe('toRecallGold', () => {
  test('passes from the share of gold among the first hits on', async () => {
    const bound = await ranked('abcd')

    await expect(bound).toRecallGold(0.5, { at: 2 })
    await expect(bound).toRecallGold(1, { at: 4 })
    await expect(bound).not.toRecallGold(1, { at: 3 })
  })

  test('says how much of the gold was found, and shows the hits', async () => {
    const bound = await ranked('abcd')

    await expect((async () => expect(bound).toRecallGold(1, { at: 3 }))()).rejects.toThrow(
      /query shop@1\/2 to have at least 1 of its gold.*1 of 2 gold snippets.*b\.ts.*gold/s,
    )
  })

  test('refuses a share of 0, which any ranking reaches', async () => {
    const bound = await ranked('abcd')

    await expect((async () => expect(bound).toRecallGold(0, { at: 3 }))()).rejects.toThrow(
      /above 0/,
    )
  })
})

describe('toFindGoldWithin', () => {
  test('counts the tokens up to the first gold', async () => {
    const bound = await ranked('abcd')

    await expect(bound).toFindGoldWithin(200)
    await expect(bound).not.toFindGoldWithin(199)
  })

  test('fails when no gold is found, however short the list', async () => {
    const bound = await ranked('a')

    await expect(bound).not.toFindGoldWithin(1_000_000)
  })

  test('refuses hits without a cost', async () => {
    const executed = syntheticDataset(1)
    const [first] = executed.queries
    if (first === undefined) throw new Error('no query')
    const retriever = scripted('r', executed, () => true)
    const bound = bindQuery(first, { dataset: executed, retriever, oracle: roleOracle })
    await bound.rank()

    await expect((async () => expect(bound).toFindGoldWithin(10))()).rejects.toThrow(
      /needs the cost/,
    )
  })
})
