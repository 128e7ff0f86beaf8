import { describe, expect, test } from 'vitest'
import { roleOracle } from '../../test/e2e/synthetic.ts'
import { stackableDataset } from '../../test/fixtures/arbitraries/stackable.ts'
import { mutants, stackedMutants } from '../arbitraries/index.ts'
import { bindMutant, type BoundVariant, type MutantCase } from '../evaluation/index.ts'
import type { Retriever } from '../retrievers/index.ts'
import { matchers } from './index.ts'

expect.extend(matchers)

const dataset = stackableDataset(1)
const [mutant] = mutants(dataset).variants
if (mutant === undefined) throw new Error('the dataset has mutants')
const whole = stackedMutants(dataset).variants.find(({ edits }) => edits.length === 4)

/** A retriever that scores the canonical 3 and everything else as given. */
function scoring(other: number): Retriever {
  return {
    name: 'ours',
    epsilon: 0.01,
    index: async () => {},
    search: async () => [],
    score: async (_, ids) => ids.map(id => ({ id, score: id === 'c_1_0' ? 3 : other })),
  }
}

function bind(other: number, variant: BoundVariant | undefined = mutant): MutantCase {
  if (variant === undefined) throw new Error('the dataset has variants')
  return bindMutant(variant, { retriever: scoring(other), dataset, oracle: roleOracle })
}

async function messageOf(assertion: () => unknown): Promise<string> {
  try {
    await assertion()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return 'did not fail'
}

describe('toBeOutranked', () => {
  test('passes when the canonical scores strictly above', async () => {
    await expect(bind(2)).toBeOutranked()
    await expect(bind(4)).not.toBeOutranked()
  })

  test('fails on a tie, also one within epsilon', async () => {
    await expect(bind(3)).not.toBeOutranked()
    await expect(bind(2.995)).not.toBeOutranked()
    await expect(bind(2.98)).toBeOutranked()
  })

  test('shows both scores, the verdict and the edit', async () => {
    expect(await messageOf(() => expect(bind(3)).toBeOutranked())).toMatchInlineSnapshot(`
      "toBeOutranked: expected c_1_1 to be outranked by the canonical of query q_1
      ours scores the canonical 3.00000 and the mutant 3.00000: a tie; the mutant fails 1 of 2 tests

        L3  off_by_one  "1" → "2""
    `)
  })

  test('shows every edit of a stack', async () => {
    expect(await messageOf(() => expect(bind(4, whole)).toBeOutranked())).toMatchInlineSnapshot(`
      "toBeOutranked: expected c_1_0+c81f7c8cfc to be outranked by the canonical of query q_1
      ours scores the canonical 3.00000 and the stack 4.00000: the stack wins; the stack fails 1 of 2 tests

        L3  off_by_one  "1" → "2"
        L4  wrong_operator  "+" → "-"
        L5  wrong_comparison  "<" → ">="
        L7  remove_edge_case_check  "max(3, x)" → "x""
    `)
  })

  test('reads correctly with .not', async () => {
    expect(await messageOf(() => expect(bind(2)).not.toBeOutranked())).toContain(
      'expected c_1_1 not to be outranked by the canonical of query q_1\n' +
        'ours scores the canonical 3.00000 and the mutant 2.00000: outranked',
    )
  })

  test('throws a fault of the retriever also under .not', async () => {
    const dead = bindMutant(mutant, {
      retriever: { ...scoring(1), score: () => Promise.reject(new Error('down')) },
      dataset,
      oracle: roleOracle,
    })

    await expect(expect(dead).not.toBeOutranked()).rejects.toThrow('down')
  })

  test('refuses a rewrite and another subject', () => {
    const rewrite = bind(2, { ...mutant, kind: 'equivalent' })

    expect(() => matchers.toBeOutranked.call({}, rewrite)).toThrow('as right as the canonical')
    expect(() => matchers.toBeOutranked.call({}, 'c_1_1')).toThrow(
      'must be called on bindMutant(mutant, { retriever, dataset }), but received string',
    )
  })
})
