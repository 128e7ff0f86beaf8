import { describe, expect, test } from 'vitest'
import { roleOracle, scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import { bindQuery, type QueryCase } from '../evaluation/index.ts'
import type { Retriever } from '../retrievers/index.ts'
import { matchers } from './index.ts'

expect.extend(matchers)

const dataset = syntheticDataset(3)
const [query] = dataset.queries
if (query === undefined) throw new Error('the dataset has queries')
const hit = scripted('hit', dataset, () => true)
const miss = scripted('miss', dataset, () => false)
const constant: Retriever = {
  ...hit,
  search: async (_query, k) => dataset.corpus.slice(0, k).map(({ id }) => ({ id, score: 1 })),
  score: async (_query, ids) => ids.map(id => ({ id, score: 1 })),
}
const bind = (retriever: Retriever): QueryCase =>
  bindQuery(query, { retriever, dataset, oracle: roleOracle })

async function messageOf(assertion: Promise<void>): Promise<string> {
  const error = await assertion.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error.message : 'did not fail'
}

describe('toRankCanonicalFirst', () => {
  test('passes when rank 1 is the canonical', async () => {
    await expect(bind(hit)).toRankCanonicalFirst()
  })

  test('fails with the hits and the edit of the deceiving mutant', async () => {
    expect(await messageOf(expect(bind(miss)).toRankCanonicalFirst())).toMatchInlineSnapshot(`
      "toRankCanonicalFirst: expected query q_0001 to rank its canonical first
      rank 1 is c_0001_1, and the canonical is at rank 2

        rank  id        score    verdict              is
        1     c_0001_1  8.00000  passes 1 of 2 tests  mutant, off_by_one
        2     c_0001_0  7.50000  passes               canonical
        3     c_0001_2  7.00000  passes 1 of 2 tests  mutant, wrong_operator
        4     c_0001_3  6.00000  passes 1 of 2 tests  mutant, swap_arguments
        5     c_0001_4  5.00000  passes 1 of 2 tests  mutant, wrong_comparison

      edit of c_0001_1: L3: if x > [-0-]{+1+}:"
    `)
  })

  test('fails on a tie at rank 1, whatever the order of the ids', async () => {
    const message = await messageOf(expect(bind(constant)).toRankCanonicalFirst())

    expect(message).toContain('the canonical ties with 14 other snippets at rank 1')
  })

  test('reads correctly with .not', async () => {
    await expect(bind(miss)).not.toRankCanonicalFirst()

    const message = await messageOf(expect(bind(hit)).not.toRankCanonicalFirst())

    expect(message).toContain(
      'expected query q_0001 not to rank its canonical first\nrank 1 is the canonical',
    )
  })

  test('answers at once when the ranking is settled', async () => {
    const settled = bind(miss)
    await settled.rank()

    expect(() => matchers.toRankCanonicalFirst.call({ isNot: false }, settled)).not.toThrow()
    expect(matchers.toRankCanonicalFirst.call({ isNot: false }, settled)).toMatchObject({
      pass: false,
    })
  })

  test('throws a fault of the retriever also under .not', async () => {
    const dead = bind({ ...hit, search: async () => Promise.reject(new Error('down')) })

    await expect(expect(dead).not.toRankCanonicalFirst()).rejects.toThrow('down')
    await expect(expect(dead).toRankCanonicalFirst()).rejects.toThrow('down')
  })

  test('refuses another subject', () => {
    expect(() => matchers.toRankCanonicalFirst.call({}, 'q_0001')).toThrow(
      'must be called on a query case (from describeRetrieval or bindQuery), but received string',
    )
  })
})

describe('toPassAt', () => {
  test('counts passing snippets among the first k', async () => {
    await expect(bind(miss)).toPassAt(2)
    await expect(bind(miss)).not.toPassAt(1)
  })

  test('says where the first passing snippet is', async () => {
    expect(await messageOf(expect(bind(miss)).toPassAt(1))).toContain(
      'expected query q_0001 to have a passing snippet among its first 1 hits\n' +
        'the first passing snippet is at rank 2',
    )
  })
})

describe('toReachNdcg', () => {
  test('compares nDCG of the canonical', async () => {
    const atRankTwo = 1 / Math.log2(3)

    await expect(bind(miss)).toReachNdcg(atRankTwo, { at: 10 })
    await expect(bind(miss)).not.toReachNdcg(atRankTwo + 1e-9, { at: 10 })
  })
})

describe('toOutrankMutants', () => {
  test('asks of every mutant, or of those of one type', async () => {
    await expect(bind(hit)).toOutrankMutants()
    await expect(bind(miss)).not.toOutrankMutants()
    await expect(bind(miss)).toOutrankMutants('wrong_comparison')
  })

  test('names the mutants that are not outranked', async () => {
    expect(await messageOf(expect(bind(miss)).toOutrankMutants())).toContain(
      'the canonical scores 7.50000, not above c_0001_1 (off_by_one) 8.00000',
    )
  })

  test('says what is missing when own scores are not measured', async () => {
    const { score: _, ...withoutScore } = hit
    const capped = bind({
      ...withoutScore,
      search: async (text, k) => (await hit.search(text, k)).filter(({ id }) => id !== 'c_0001_4'),
    })

    await expect(expect(capped).toOutrankMutants()).rejects.toThrow(
      'Give the retriever a score() function',
    )
  })
})
