import { describe, expect, test } from 'vitest'
import { createGenerator } from '../random/pcg64.ts'
import { isDefined } from '../undefined-value.ts'
import { type Cluster, type ClusteredRate, clusteredRateInterval } from './clustered-rate.ts'
import { wilson } from './wilson.ts'

const defined = (clusters: readonly Cluster[]): ClusteredRate => {
  const rate = clusteredRateInterval(clusters)
  if (!isDefined(rate)) throw new Error(rate.undefinedBecause)
  return rate
}

describe('clusteredRateInterval', () => {
  test('is wilson of whole clusters when a cluster always agrees with itself', () => {
    const clusters = Array.from({ length: 200 }, (_, i) => ({
      successes: i % 2 === 0 ? 4 : 0,
      n: 4,
    }))

    const { low, high, designEffect } = defined(clusters)

    // Four equal answers are one answer; G / (G − 1) = 200 / 199 makes the rest.
    expect(designEffect).toBeCloseTo((4 * 200) / 199, 12)
    expect(low).toBeCloseTo(wilson(99.5, 199).low, 12)
    expect(high).toBeCloseTo(wilson(99.5, 199).high, 12)
  })

  test('never trusts trials more than independent ones', () => {
    const clusters = Array.from({ length: 50 }, () => ({ successes: 2, n: 4 }))

    expect(defined(clusters)).toEqual({ ...wilson(100, 200), rate: 0.5, designEffect: 1 })
  })

  test('counts one trial a cluster at rates 0 and 1, where dependence cannot be seen', () => {
    const none = Array.from({ length: 30 }, () => ({ successes: 0, n: 4 }))

    expect(defined(none)).toMatchObject({ ...wilson(0, 30), rate: 0, designEffect: 4 })
    expect(defined(none.map(({ n }) => ({ successes: n, n })))).toMatchObject(wilson(30, 30))
  })

  test('ignores empty clusters and is undefined without a trial', () => {
    const clusters = [
      { successes: 1, n: 2 },
      { successes: 0, n: 3 },
      { successes: 2, n: 2 },
    ]

    expect(defined([...clusters, { successes: 0, n: 0 }])).toEqual(defined(clusters))
    expect(clusteredRateInterval([])).toEqual({ undefinedBecause: 'there are no trials' })
    expect(clusteredRateInterval([{ successes: 0, n: 0 }])).toHaveProperty('undefinedBecause')
  })

  test('treats a single cluster as a single trial', () => {
    expect(defined([{ successes: 2, n: 4 }])).toMatchObject(wilson(0.5, 1))
  })

  test('covers the true rate of dependent trials in 93 to 97 % of samples', () => {
    const generator = createGenerator(11)
    let covered = 0
    for (let sample = 0; sample < 1500; sample += 1) {
      const { low, high } = defined(dependentClusters(generator.nextDouble, 200))
      if (low <= 0.4 && 0.4 <= high) covered += 1
    }

    expect(covered / 1500).toBeGreaterThan(0.93)
    expect(covered / 1500).toBeLessThan(0.97)
  })
})

/** Four trials a query whose common rate is .1 or .7: mean .4, strongly dependent. */
function dependentClusters(random: () => number, count: number): readonly Cluster[] {
  return Array.from({ length: count }, () => {
    const rate = random() < 0.5 ? 0.1 : 0.7
    const hits = [0, 0, 0, 0].map(() => random() < rate)
    return { successes: hits.filter(Boolean).length, n: 4 }
  })
}
