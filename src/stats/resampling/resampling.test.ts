import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fixture from '../../../test/fixtures/stats/bootstrap.json' with { type: 'json' }
import { createGenerator } from '../random/pcg64.ts'
import { isDefined } from '../undefined-value.ts'
import { bootstrapMean, bootstrapMeans } from './bootstrap-mean.ts'
import { clusterBootstrap } from './cluster-bootstrap.ts'
import { drawIndices } from './draw-indices.ts'
import { pairedDifference } from './paired-difference.ts'
import { pairwiseMean } from './pairwise-mean.ts'
import { percentile, percentileInterval } from './percentile.ts'
import { ratioOfSums } from './ratio-of-sums.ts'
import { replicateMeans } from './replicate-means.ts'

const { seed } = fixture
const vectors = [
  {
    name: 'exec1_311',
    values: fixture.data.exec1_311,
    expected: fixture.percentile.exec1_311,
    bca: fixture.bca.exec1_311,
  },
  {
    name: 'exec1_shuffled',
    values: fixture.data.exec1_shuffled,
    expected: fixture.percentile.exec1_shuffled,
    bca: fixture.bca.exec1_shuffled,
  },
  {
    name: 'execp3',
    values: fixture.data.execp3,
    expected: fixture.percentile.execp3,
    bca: fixture.bca.execp3,
  },
  {
    name: 'ndcg',
    values: fixture.data.ndcg,
    expected: fixture.percentile.ndcg,
    bca: fixture.bca.ndcg,
  },
]

describe('replicateMeans', () => {
  test.each(vectors)(
    'equals 5,000 numpy means of $name to the last bit',
    ({ values, expected }) => {
      const [means = new Float64Array()] = replicateMeans([values], { seed, replicates: 5000 })

      expect(Array.from(means.subarray(0, 8))).toEqual(expected.means_head)
      expect(createHash('sha256').update(means).digest('hex')).toBe(expected.means_sha256_f64le)
    },
  )

  test('equals a plain gather and pairwise mean for any sizes and mixtures', () => {
    const sizes = fc.record({
      n: fc.integer({ min: 1, max: 700 }),
      count: fc.integer({ min: 1, max: 70 }),
    })
    fc.assert(
      fc.property(sizes, ({ n, count }) => {
        const { nextDouble } = createGenerator(n * 100 + count)
        const mixed = Array.from({ length: count }, (_, index) =>
          Float64Array.from({ length: n }, () =>
            index % 3 === 0 ? nextDouble() : Number(nextDouble() < 0.3),
          ),
        )
        const indices = drawIndices({ seed: 5, replicates: 13, n })
        const expected = mixed.map(vector =>
          Float64Array.from({ length: 13 }, (_, row) =>
            pairwiseMean(
              Array.from(indices.subarray(row * n, (row + 1) * n), i => vector[i] ?? NaN),
            ),
          ),
        )

        expect(replicateMeans(mixed, { seed: 5, replicates: 13 })).toEqual(expected)
      }),
      { seed: 4, numRuns: 60 },
    )
  })

  test('goes on with the stream from chunk to chunk', () => {
    const vector = Float64Array.from({ length: 70_000 }, (_, index) => index)
    const [means] = replicateMeans([vector], { seed: 9, replicates: 3 })
    const indices = drawIndices({ seed: 9, replicates: 3, n: 70_000 })

    const last = Array.from(indices.subarray(140_000))
    expect(means?.[2]).toBe(pairwiseMean(last))
  })

  test('takes long 0/1 vectors the general way', () => {
    const ones = new Float64Array(70_000).fill(1)

    expect(replicateMeans([ones], { seed: 1, replicates: 2 })).toEqual([Float64Array.of(1, 1)])
  })

  test('refuses vectors of different lengths and values that are not finite', () => {
    const options = { seed: 1, replicates: 2 }

    expect(() => replicateMeans([[1, 2], [1]], options)).toThrow(
      'vector 0 has 2 values and vector 1 has 1',
    )
    expect(() => replicateMeans([[1, Infinity]], options)).toThrow('position 1 is Infinity')
    expect(replicateMeans([], options)).toEqual([])
  })
})

describe('pairwiseMean', () => {
  test('adds exactly where plain addition does not', () => {
    const tenths = Array<number>(1000).fill(0.1)

    expect(pairwiseMean(tenths)).toBeCloseTo(0.1, 15)
    expect(pairwiseMean([1, 2, 4])).toBe(7 / 3)
  })
})

describe('bootstrapMean', () => {
  test.each(vectors)('has the percentile interval of numpy for $name', ({ values, expected }) => {
    expect(bootstrapMean(values, { seed })).toEqual({ low: expected.lo, high: expected.hi })
  })

  test.each(vectors)('has the basic interval of scipy for $name', ({ values, bca }) => {
    const [low, high] = bca.scipy_basic

    expect(bootstrapMean(values, { seed, method: 'basic' })).toEqual({
      low: expect.closeTo(low ?? NaN, 14),
      high: expect.closeTo(high ?? NaN, 14),
    })
  })

  test.each(vectors)('has the BCa interval of scipy for $name', ({ values, bca }) => {
    expect(bootstrapMean(values, { seed, method: 'bca' })).toEqual({
      low: expect.closeTo(bca.scipy_lo, 13),
      high: expect.closeTo(bca.scipy_hi, 13),
    })
  })

  test('has the BCa interval of scipy for one hit in thirty', () => {
    const { x, scipy_lo: low, scipy_hi: high, percentile: bounds } = fixture.bca.one_hit

    expect(bootstrapMean(x, { seed, method: 'bca' })).toEqual({
      low,
      high: expect.closeTo(high, 13),
    })
    expect(Object.values(bootstrapMean(x, { seed }))).toEqual(bounds)
  })

  test('says why BCa is undefined where scipy gives NaN, and percentile has no width', () => {
    for (const {
      x,
      percentile: [low, high],
    } of [fixture.bca.all_zero, fixture.bca.all_one]) {
      expect(bootstrapMean(x, { seed, method: 'bca' })).toEqual({
        undefinedBecause: 'all values are equal',
      })
      expect(bootstrapMean(x, { seed })).toEqual({ low, high })
    }
  })

  test('is undefined below two values', () => {
    expect(bootstrapMean([], { seed })).toEqual({ undefinedBecause: 'there are no values' })
    expect(bootstrapMean([0.4], { seed })).toEqual({ undefinedBecause: 'one value has no spread' })
  })

  test('refuses impossible options and values', () => {
    expect(() => bootstrapMean([1, 2], { seed, replicates: 0 })).toThrow('whole number ≥ 1')
    expect(() => bootstrapMean([1, 2], { seed, confidence: 1 })).toThrow('strictly between 0 and 1')
    expect(() => bootstrapMean([1, NaN], { seed })).toThrow('position 1 is NaN')
  })

  test('gives the same intervals one by one and together', () => {
    const values = vectors.map(vector => vector.values)

    for (const method of ['percentile', 'basic', 'bca'] as const) {
      const together = bootstrapMeans(values, { seed, method })
      expect(together).toEqual(values.map(vector => bootstrapMean(vector, { seed, method })))
    }
  })
})

describe('pairedDifference', () => {
  test('equals numpy on 0/1 vectors and on continuous ones', () => {
    const { exec1_311: exec, exec1_shuffled: other, ndcg, execp3 } = fixture.data
    const exact = pairedDifference(other, exec, { seed })
    const continuous = pairedDifference(execp3, ndcg, { seed })

    expect(exact).toEqual({ low: fixture.paired_exec1.lo, high: fixture.paired_exec1.hi })
    expect(continuous).toEqual({
      low: expect.closeTo(fixture.paired_continuous.lo, 14),
      high: expect.closeTo(fixture.paired_continuous.hi, 14),
    })
  })

  test('is [0, 0] for identical systems', () => {
    const { ndcg } = fixture.data

    expect(pairedDifference(ndcg, ndcg, { seed })).toEqual({ low: 0, high: 0 })
  })
})

describe('percentile', () => {
  test('interpolates the sorted values', () => {
    expect(percentile([3, 1, 2, 4], 50)).toBe(2.5)
    expect(percentile([3, 1, 2, 4], 0)).toBe(1)
    expect(percentile([3, 1, 2, 4], 100)).toBe(4)
    expect(percentile([7], 31)).toBe(7)
  })

  test('equals sorting for any values, ties and confidences', () => {
    const values = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true, min: -1, max: 1 })),
      {
        minLength: 1,
        maxLength: 300,
      },
    )
    fc.assert(
      fc.property(
        values,
        fc.double({ min: 0.01, max: 0.999, noNaN: true }),
        (sample, confidence) => {
          const sorted = sample.toSorted((a, b) => a - b)
          const rank = (sample.length - 1) * 0.3
          const low = sorted[Math.floor(rank)] ?? NaN
          const high = sorted[Math.ceil(rank)] ?? NaN
          const tail = (1 - confidence) / 2

          expect(percentile(sample, 30)).toBeCloseTo(
            low + (high - low) * (rank - Math.floor(rank)),
            12,
          )
          const interval = percentileInterval(sample, confidence)
          expect(interval.low).toBeCloseTo(percentile(sample, 100 * tail), 9)
          expect(interval.high).toBeCloseTo(percentile(sample, 100 - 100 * tail), 9)
        },
      ),
      { seed: 6, numRuns: 300 },
    )
  })

  test('refuses empty input and impossible percents', () => {
    expect(() => percentile([], 50)).toThrow('at least one value')
    expect(() => percentile([1], 101)).toThrow('[0, 100], but received 101')
  })
})

describe('clusterBootstrap', () => {
  const { sizes, y, B } = fixture.cluster
  const ends = sizes.map((_, index) =>
    sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0),
  )
  const clusters = ends.map((end, index) => y.slice(end - (sizes[index] ?? 0), end))

  test.each([
    ['pooled', fixture.cluster.cluster_pooled_mean_ci],
    ['mean-of-means', fixture.cluster.cluster_mean_of_means_ci],
  ] as const)('equals numpy for the estimator %s', (estimator, [low, high]) => {
    expect(clusterBootstrap(clusters, { seed, replicates: B, estimator })).toEqual({
      low: expect.closeTo(low ?? NaN, 14),
      high: expect.closeTo(high ?? NaN, 14),
      distinctResamples: fixture.cluster.distinct_resamples_of_6,
    })
  })

  test('is undefined below two clusters with values', () => {
    expect(clusterBootstrap([[1, 2], []], { seed, estimator: 'pooled' })).toEqual({
      undefinedBecause: 'a cluster bootstrap needs two non-empty clusters',
    })
  })
})

describe('ratioOfSums', () => {
  const { base, cand } = fixture.ratio

  test('equals numpy', () => {
    const interval = ratioOfSums(cand, base, { seed, replicates: 10_000 })
    if (!isDefined(interval)) throw new Error(interval.undefinedBecause)
    const [low, high] = fixture.ratio.ratio_of_sums_ci

    expect(interval.ratio - 1).toBeCloseTo(fixture.ratio.ratio_of_sums_change, 12)
    expect(interval.low - 1).toBeCloseTo(low ?? NaN, 12)
    expect(interval.high - 1).toBeCloseTo(high ?? NaN, 12)
  })

  test('can have the opposite sign of the mean of ratios', () => {
    const before = [...Array<number>(9).fill(10), 1e6]
    const after = [...Array<number>(9).fill(20), 8e5]

    expect(ratioOfSums(after, before, { seed })).toMatchObject({
      ratio: expect.closeTo(800_180 / 1_000_090, 12),
    })
  })

  test('says why a ratio is undefined', () => {
    expect(ratioOfSums([1], [1], { seed })).toEqual({
      undefinedBecause: 'a ratio of sums needs two pairs',
    })
    expect(ratioOfSums([1, 2], [0, 0], { seed })).toEqual({
      undefinedBecause: 'a resample has denominator 0',
    })
  })
})
