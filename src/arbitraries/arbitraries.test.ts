import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText, stackableDataset } from '../../test/fixtures/arbitraries/stackable.ts'
import { parserOf } from '../../test/fixtures/mutation/edits-in.ts'
import { equivalents } from './equivalents.ts'
import { exhaustive } from './exhaustive.ts'
import { loadError } from './fast-check.ts'
import { mutants } from './mutants.ts'
import { snippetsWith } from './snippets-with.ts'
import { stackedMutants } from './stacked-mutants.ts'
import { undoEdits } from './undo-edits.ts'
import type { Variant } from './variant.ts'
import type { VariantArbitrary } from './variant-arbitrary.ts'

const dataset = stackableDataset(3)

/** Runs a property and returns what fast-check found. */
function failing(
  arbitrary: VariantArbitrary,
  fails: (variant: Variant) => boolean,
  parameters: fc.Parameters<[Variant]> = { seed: 5, numRuns: 500 },
): { readonly found: fc.RunDetails<[Variant]>; readonly asked: readonly string[] } {
  const asked: string[] = []
  const property = fc.property(arbitrary, variant => {
    asked.push(variant.id)
    return !fails(variant)
  })
  return { found: fc.check(property, parameters), asked }
}

describe('mutants', () => {
  test('are the mutants of the dataset, simplest first', () => {
    const { variants } = mutants(dataset)

    expect(variants.map(({ id }) => id).join(' ')).toBe(
      'c_1_1 c_1_2 c_2_1 c_2_2 c_3_1 c_3_2 c_1_3 c_2_3 c_3_3 c_1_4 c_2_4 c_3_4',
    )
  })

  test('know what was edited', () => {
    const [variant] = mutants(dataset, { ids: ['c_2_3'] }).variants

    expect(variant).toMatchObject({
      kind: 'mutant',
      query: { id: 'q_2' },
      canonical: { id: 'c_2_0' },
      edits: [{ type: 'wrong_comparison', line: 6, endLine: 6, before: '<', after: '>=' }],
    })
  })

  test.each([
    ['types', { types: ['off_by_one'] }, ['c_1_1', 'c_2_1', 'c_3_1']],
    ['queries', { queries: ['q_2'] }, ['c_2_1', 'c_2_2', 'c_2_3', 'c_2_4']],
    ['domains', { domains: ['even'], types: ['off_by_one'] }, ['c_2_1']],
    ['size', { maxEditSize: 1, queries: ['q_1'] }, ['c_1_1', 'c_1_2']],
    ['ids', { ids: ['c_3_4', 'c_1_1'] }, ['c_1_1', 'c_3_4']],
  ])('are chosen by %s', (_, filter, ids) => {
    expect(mutants(dataset, filter).variants.map(({ id }) => id)).toEqual(ids)
  })

  test('refuse a filter that leaves nothing, with what there is', () => {
    expect(() => mutants(dataset, { types: ['typo'] })).toThrow(
      'mutants() must find at least one variant, but its filter leaves none. The dataset has 12 ' +
        'mutants in these queries (off_by_one, remove_edge_case_check, wrong_comparison, ' +
        'wrong_operator). Widen the filter.',
    )
  })

  test.each([
    [{ ids: ['c_1_1', 'c_9_1'] }, "The filter's mutants must be in the dataset, but c_9_1 is not."],
    [{ queries: ['q_8', 'q_9'] }, "The filter's queries must be in the dataset, but q_8, q_9 are"],
  ])('refuse pinned ids that are gone: %j', (filter, message) => {
    expect(() => mutants(dataset, filter)).toThrow(message)
  })

  test('print as one line', () => {
    const [variant] = mutants(dataset, { ids: ['c_1_4'] }).variants

    expect(fc.stringify(variant)).toBe('q_1 c_1_4 remove_edge_case_check L7 "max(3, x)" → "x"')
    expect(String(variant)).toBe(fc.stringify(variant))
  })
})

describe('shrinking', () => {
  test('finds the simplest variant that fails, whatever was drawn', () => {
    const [first, second] = [5, 6].map(seed =>
      failing(mutants(dataset), ({ id }) => /_[34]$/.test(id), { seed, numRuns: 500 }),
    )

    expect(first?.found.counterexample?.[0].id).toBe('c_1_3')
    expect(second?.found.counterexample?.[0].id).toBe('c_1_3')
  })

  test('tries nothing again that was refuted on the way', () => {
    const { asked } = failing(mutants(dataset), ({ id }) => id === 'c_3_4' || id === 'c_2_3')
    const tried = asked.slice(asked.indexOf('c_3_4') + 1)

    expect(tried.at(-1)).toBe('c_2_3')
    expect(new Set(tried).size).toBe(tried.length)
  })

  test('needs no context: an example shrinks too', () => {
    const example = mutants(dataset, { ids: ['c_3_4'] }).variants.map((each): [Variant] => [each])
    const { found } = failing(mutants(dataset), ({ id }) => id.endsWith('4'), {
      seed: 1,
      examples: example,
      numRuns: 1,
    })

    expect(found.counterexample?.[0].id).toBe('c_1_4')
  })

  test('replays a counterexample by its path, in one call', () => {
    const isBug = ({ id }: Variant): boolean => /_[34]$/.test(id)
    const { found } = failing(mutants(dataset), isBug)
    const path = found.counterexamplePath ?? ''

    const again = failing(mutants(dataset), isBug, { seed: 5, path, endOnFailure: true })

    expect(again.found.counterexample?.[0].id).toBe(found.counterexample?.[0].id)
    expect(again.asked).toEqual([found.counterexample?.[0].id])
  })
})

describe('stackedMutants', () => {
  const stacked = stackedMutants(dataset)

  test('draws every set of two to four mutants of a query', () => {
    const sizes = stacked.variants.map(({ edits }) => edits.length)

    expect(Map.groupBy(sizes, size => size)).toEqual(
      new Map([
        [2, Array.from({ length: 18 }, () => 2)],
        [3, Array.from({ length: 12 }, () => 3)],
        [4, [4, 4, 4]],
      ]),
    )
  })

  test('holds all bugs at once', () => {
    const whole = stacked.variants.find(({ edits }) => edits.length === 4)

    expect(whole?.text).toBe(
      canonicalText(1)
        .replace('first = 1', 'first = 2')
        .replace('x + 2', 'x - 2')
        .replace('x < 0', 'x >= 0')
        .replace('max(3, x)', 'x'),
    )
    expect(String(whole)).toMatch(
      /^q_1 c_1_0\+[0-9a-f]{10} off_by_one L3 "1" → "2"; wrong_operator L4 "\+" → "-"; /,
    )
  })

  test('shrinks to the single mutant of the dataset that fails', () => {
    const fails = (variant: Variant): boolean =>
      variant.edits.some(({ type }) => type === 'wrong_comparison')
    const { found } = failing(stacked, fails)

    expect(found.counterexample?.[0].id).toBe('c_1_3')
  })

  test('stops at as many edits as are needed', () => {
    const { found } = failing(stacked, ({ edits }) => edits.length >= 3)

    expect(found.counterexample?.[0].edits.map(({ type }) => type)).toEqual([
      'off_by_one',
      'wrong_operator',
      'wrong_comparison',
    ])
    expect(found.counterexample?.[0].query.id).toBe('q_1')
  })

  test('draws no stack below min, and visits none in vain', () => {
    const large = stackedMutants(dataset, { min: 3, max: 3, queries: ['q_1'], limit: 2 })

    expect(large.variants.map(({ edits }) => edits.length)).toEqual([3, 3])
    expect(large.closure.map(({ edits }) => edits.length)).toEqual(
      large.closure.map(({ edits }) => edits.length).toSorted(),
    )
  })

  test.each([
    [{ min: 1 }, /at least 2 edits/],
    [{ min: 3, max: 2 }, /min is 3 and max is 2/],
    [{ types: ['off_by_one'] }, /no 2 such mutants on lines of their own in these 3 queries/],
  ])('refuses %j', (filter, message) => {
    expect(() => stackedMutants(dataset, filter)).toThrow(message)
  })
})

describe('equivalents', () => {
  test('are rewrites of the canonicals, made by the mutation rules', () => {
    const { variants } = equivalents(dataset, { parse: parserOf(), queries: ['q_1'] })

    expect(variants.map(({ kind }) => kind)).toContain('equivalent')
    expect(variants.map(({ text }) => text)).toContain(canonicalText(1).replace('x < 0', '0 > x'))
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
  })

  test('are chosen by kind', () => {
    const sizes = (kind: 'clone-sized' | 'rewritten'): number =>
      equivalents(dataset, { parse: parserOf(), kinds: [kind] }).variants.length

    expect(sizes('clone-sized') + sizes('rewritten')).toBe(
      equivalents(dataset, { parse: parserOf() }).variants.length,
    )
  })

  test('are those of the dataset without a parser', () => {
    const [query] = dataset.queries
    if (query === undefined) throw new Error('the dataset has queries')
    const text = canonicalText(1).replace('x < 0', '0 > x')
    const rewrite = { id: 'c_1_5', text, role: 'equivalent', queryId: 'q_1' } as const
    const held = {
      ...dataset,
      queries: [{ ...query, equivalentIds: ['c_1_5'] }],
      corpus: [...dataset.corpus, rewrite],
    }

    expect(equivalents(held).variants.map(String)).toEqual([
      'q_1 c_1_5 rewrite L5 "x < 0" → "0 > x"',
    ])
  })

  test('say how to get them where there are none', () => {
    expect(() => equivalents(dataset)).toThrow("Load the pool 'equivalents', or give it { parse:")
  })
})

describe('exhaustive', () => {
  test('tries each variant once, simplest first, and keeps the seed', () => {
    const [[arbitrary], parameters] = exhaustive(mutants(dataset))
    const { asked } = failing(arbitrary, () => false, parameters)

    expect(asked).toEqual(mutants(dataset).variants.map(({ id }) => id))
    expect(parameters.seed).toBe(1)
  })

  test('shrinks and replays', () => {
    const [[arbitrary], parameters] = exhaustive(stackedMutants(dataset), { seed: 9 })
    const fails = ({ edits }: Variant): boolean => edits.some(({ type }) => type === 'off_by_one')
    const { found } = failing(arbitrary, fails, parameters)
    const path = found.counterexamplePath ?? ''

    const [, replayed] = exhaustive(stackedMutants(dataset), { seed: 9, path, endOnFailure: true })

    expect(found.counterexample?.[0].id).toBe('c_1_1')
    expect(failing(arbitrary, fails, replayed).asked).toEqual(['c_1_1'])
  })
})

describe('snippetsWith', () => {
  test('adds all that is drawn or shrunk to, each id once', () => {
    const stacked = stackedMutants(dataset)
    const ids = snippetsWith(dataset, stacked, mutants(dataset)).map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(15 + stacked.variants.length)
    expect(stacked.closure.every(({ id }) => ids.includes(id))).toBe(true)
  })
})

describe('undoEdits', () => {
  test('restores the canonical of every mutant and stack', () => {
    const wrong = [...stackedMutants(dataset).closure, ...mutants(dataset).variants].filter(
      variant => [undoEdits(variant), variant.text].indexOf(variant.canonical.text) !== 0,
    )

    expect(wrong).toEqual([])
  })
})

describe('a missing fast-check', () => {
  test('names the package and the command', () => {
    const cause = new Error("Cannot find package 'fast-check' imported from /app/x.js")

    expect(loadError(cause).message).toBe(
      'vitest-retrieval/arbitraries needs the package "fast-check", which is not installed. ' +
        'Run "npm install --save-dev fast-check".',
    )
    expect(loadError(new Error('bad bytes')).message).toContain('but it did not: bad bytes.')
  })
})
