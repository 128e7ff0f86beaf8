import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { stackableDataset } from '../../test/fixtures/arbitraries/stackable.ts'
import { roleOracle } from '../../test/e2e/synthetic.ts'
import { exhaustive, stackedMutants } from '../arbitraries/index.ts'
import type { Retriever, ScoredId } from '../retrievers/index.ts'
import { bindMutant, UnverifiedVariantError, type BoundVariant } from './bind-mutant.ts'
import { executionOracle } from './execution-oracle.ts'

const dataset = stackableDataset(1)
const [query] = dataset.queries
if (query === undefined) throw new Error('the dataset has queries')
const textOf = (id: string): string => dataset.corpus.find(entry => entry.id === id)?.text ?? ''
const text = textOf('c_1_1')
const mutant: BoundVariant = { kind: 'mutant', id: 'c_1_1', text, query, edits: [] }
const scoring = (score: Retriever['score']): Retriever => ({
  name: 'ours',
  epsilon: 0.5,
  index: async () => {},
  search: async () => [{ id: 'c_1_0', score: 3 }],
  score,
})
const given = async (_: string, ids: readonly string[]): Promise<readonly ScoredId[]> =>
  ids.map(id => ({ id, score: id === 'c_1_0' ? 3 : 2 }))
const oracle = executionOracle(dataset)
afterAll(() => oracle.close())

describe('bindMutant', () => {
  test('compares the scores of mutant and canonical', async () => {
    const bound = bindMutant(mutant, { retriever: scoring(given), dataset, oracle: roleOracle })

    expect(await bound.compare()).toMatchObject({ canonical: 3, variant: 2, gap: 1, epsilon: 0.5 })
    expect(bound).toMatchObject({ kind: 'mutant-case', retriever: 'ours' })
  })

  test('asks a retriever without score() for its full ranking', async () => {
    const asked: number[] = []
    const { score: _, ...plain } = scoring(given)
    const search: Retriever['search'] = async (_text, k) => {
      asked.push(k)
      return ['c_1_1', 'not in the corpus', 'c_1_0'].map((id, at) => ({ id, score: 4 - at / 2 }))
    }

    const { gap } = await bindMutant(mutant, {
      retriever: { ...plain, search },
      dataset,
      oracle: roleOracle,
    }).compare()

    expect(gap).toBe(-1)
    expect(asked).toEqual([6])
  })

  test('asks anew at every call', async () => {
    let calls = 0
    const counted = scoring((text, ids) => {
      calls += 1
      return given(text, ids)
    })
    const bound = bindMutant(mutant, { retriever: counted, dataset, oracle: roleOracle })

    await bound.compare()
    await bound.compare()

    expect(calls).toBe(2)
  })

  test('says what to index when a stack has no score', async () => {
    const stack: BoundVariant = { ...mutant, kind: 'stack', id: 'c_1_0+abc' }
    const forgetful = scoring(async () => [{ id: 'c_1_0', score: 3 }])

    await expect(
      bindMutant(stack, { retriever: forgetful, dataset, oracle: roleOracle }).compare(),
    ).rejects.toThrow('must score c_1_0+abc, but gave it no score. It is not in the dataset: index')
    await expect(
      bindMutant(mutant, { retriever: forgetful, dataset, oracle: roleOracle }).compare(),
    ).rejects.toThrow('Give the retriever a score() function.')
  })

  test('rejects with a fault when the retriever is down', async () => {
    const dead = scoring(() => Promise.reject(new Error('503')))

    await expect(
      bindMutant(mutant, { retriever: dead, dataset, oracle: roleOracle }).compare(),
    ).rejects.toMatchObject({ name: 'FaultError', fault: { kind: 'retriever', message: '503' } })
  })
})

describe('verification', () => {
  const harmless: BoundVariant = { ...mutant, kind: 'stack', id: 'c_1_0+1', text: textOf('c_1_0') }
  const compare = (variant: BoundVariant): Promise<unknown> =>
    bindMutant(variant, { retriever: scoring(given), dataset, oracle }).compare()

  test('runs what is not known: a stack that passes is no bug', async () => {
    const ran = { source: 'run', passes: false }

    await expect(compare(mutant)).resolves.toMatchObject({ verdict: ran })
    await expect(compare(harmless)).rejects.toThrow(
      'A stack must fail a test of q_1, but c_1_0+1 passes all. Leave it out.',
    )
  })

  test('runs rewrites: one that fails is none', async () => {
    const rewrite: BoundVariant = { ...harmless, kind: 'equivalent', id: 'c_1_0+2' }

    await expect(compare(rewrite)).resolves.toMatchObject({ verdict: { passes: true } })
    await expect(compare({ ...rewrite, text: mutant.text })).rejects.toThrow(UnverifiedVariantError)
  })

  test('is a precondition to fast-check, not a counterexample', async () => {
    const found = await fc.check(
      fc.asyncProperty(fc.constantFrom(mutant, harmless), async variant => {
        await compare(variant)
      }),
      { seed: 1, numRuns: 5 },
    )

    expect(found.failed).toBe(false)
    expect(found.numSkips).toBeGreaterThan(0)
  })

  test('drops the one pair of edits that cancel each other out, and no other stack', async () => {
    const corpus = dataset.corpus.map(entry =>
      entry.id === 'c_1_2' ? { ...entry, text: textOf('c_1_0').replace('x + 2', 'x + 1') } : entry,
    )
    const [[arbitrary], parameters] = exhaustive(stackedMutants({ ...dataset, corpus }))
    const judged = new Set<string>()

    const found = await fc.check(
      fc.asyncProperty(arbitrary, async variant => {
        await compare(variant)
        judged.add(variant.id)
      }),
      parameters,
    )
    const dropped = arbitrary.variants.filter(({ id }) => !judged.has(id))

    expect(dropped.map(({ edits }) => edits.map(({ type }) => type))).toEqual([
      ['off_by_one', 'wrong_operator'],
    ])
    expect([found.failed, found.numSkips]).toEqual([false, 1])
  })
})
