import type { Parameters } from 'fast-check'
import type { Variant } from './variant.ts'
import type { VariantArbitrary } from './variant-arbitrary.ts'

/** What `test.prop` of @fast-check/vitest is called with, or `fc.asyncProperty` and `fc.assert`. */
export type ExhaustiveRun = readonly [
  arbitraries: [VariantArbitrary],
  parameters: Parameters<[Variant]>,
]

/**
 * Tries every variant once, simplest first, and still shrinks. The seed is 1 unless given: the name
 * of the test, which holds it, stays the same from run to run.
 *
 * @example
 * test.prop(...exhaustive(mutants(dataset)))('no mutant wins', async mutant => {
 *   await expect(bindMutant(mutant, { retriever, dataset })).toBeOutranked()
 * })
 */
export function exhaustive(
  arbitrary: VariantArbitrary,
  parameters: Parameters<[Variant]> = {},
): ExhaustiveRun {
  const pinned = parameters.examples ?? []
  const examples = [...pinned, ...arbitrary.variants.map((each): [Variant] => [each])]
  return [[arbitrary], { seed: 1, ...parameters, examples, numRuns: examples.length }]
}
