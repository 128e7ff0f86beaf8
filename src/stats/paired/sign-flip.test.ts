import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import bootstrap from '../../../test/fixtures/stats/bootstrap.json' with { type: 'json' }
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import { createGenerator } from '../random/pcg64.ts'
import { mcnemarExact } from './mcnemar.ts'
import { enumeratedSignFlip } from './sign-flip-enumerated.ts'
import { sampledSignFlip } from './sign-flip-sampled.ts'
import { signFlip, signFlipTest } from './sign-flip.ts'

const seed = 20260510

const differencesOf = (row: { readonly a: readonly number[]; readonly b: readonly number[] }) =>
  row.a.map((value, index) => value - (row.b[index] ?? 0))

/** Every sign pattern, one by one. */
function bruteForce(differences: readonly number[]): number {
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0)) - 1e-9
  let hits = 0
  for (let mask = 0; mask < 2 ** differences.length; mask += 1) {
    const sum = differences.reduce((all, d, bit) => all + (((mask >> bit) & 1) === 1 ? d : -d), 0)
    if (Math.abs(sum) >= observed) hits += 1
  }
  return hits / 2 ** differences.length
}

describe('signFlip', () => {
  const rows = fixture.paired_tests.filter(row => row.signflip_exact_p !== undefined)

  test.each(rows)('equals the exact reference for $a.length pairs', row => {
    expect(signFlip(differencesOf(row), { seed })).toBeCloseTo(row.signflip_exact_p ?? NaN, 14)
  })

  test('equals exact McNemar on 0/1 metrics of any size', () => {
    for (const [lost, won] of [
      [63, 24],
      [3, 3],
      [300, 250],
      [600, 580],
      [5, 0],
    ] as const) {
      const differences = [...Array<number>(lost).fill(-1), ...Array<number>(won).fill(1), 0, 0]

      expect(signFlipTest(differences, { seed }).method).not.toBe('sampled')
      expect(signFlip(differences, { seed })).toBeCloseTo(mcnemarExact(lost, won), 11)
    }
  })

  test('equals brute force on and off the lattice', () => {
    const lattice = fc.integer({ min: -12, max: 12 }).map(steps => steps / 12)
    const difference = fc.oneof(
      lattice,
      fc.integer({ min: -9e5, max: 9e5 }).map(steps => steps / 700_001),
    )
    fc.assert(
      fc.property(fc.array(difference, { minLength: 1, maxLength: 11 }), differences => {
        expect(signFlip(differences, { seed })).toBeCloseTo(bruteForce(differences), 12)
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  test('samples what it would enumerate', () => {
    const generator = createGenerator(3)
    const differences = Float64Array.from({ length: 26 }, () => generator.nextDouble() - 0.4)
    const limit = Math.abs(differences.reduce((sum, value) => sum + value, 0)) - 1e-9

    const exact = enumeratedSignFlip(differences, limit)
    const plan = { seed, replicates: 200_000 }
    const sampled = sampledSignFlip(differences, limit, { ...plan, enoughHits: 200_000 })
    const stopped = sampledSignFlip(differences, limit, { ...plan, enoughHits: 500 })

    const standardError = Math.sqrt((exact * (1 - exact)) / 200_000)
    expect(Math.abs(sampled - exact)).toBeLessThan(4 * standardError)
    expect(sampled).not.toBe(exact)
    expect(Math.abs(stopped - exact)).toBeLessThan((4 * exact) / Math.sqrt(500))
    expect(stopped).not.toBe(sampled)
  })

  test('agrees with the reference sampler on 939 queries within its error', () => {
    const { ndcg, execp3 } = bootstrap.data
    const differences = ndcg.map((value, index) => value - (execp3[index] ?? 0))
    const reference = bootstrap.signflip_mc['p_plus1']

    const { p, method } = signFlipTest(differences, { seed })

    expect(method).toBe('sampled')
    expect(Math.abs(p - reference)).toBeLessThan(4 * Math.sqrt(reference / 5000))
    expect(signFlip(differences, { seed })).toBe(p)
  })

  test('is 1 without a difference and never 0', () => {
    expect(signFlip([], { seed })).toBe(1)
    expect(signFlip([0, 0, 0], { seed })).toBe(1)
    expect(signFlip([0.5, -0.5], { seed })).toBe(1)
    expect(signFlip(Array<number>(2000).fill(1), { seed })).toBeGreaterThan(0)
  })

  test('refuses what is not a number', () => {
    expect(() => signFlip([1, Number.NaN], { seed })).toThrow('but position 1 is NaN')
  })
})
