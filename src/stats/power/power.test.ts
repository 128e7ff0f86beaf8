import { describe, expect, test } from 'vitest'
import scipy from '../../../test/fixtures/stats/scipy.json' with { type: 'json' }
import { mcnemarExact } from '../paired/mcnemar.ts'
import { createGenerator } from '../random/pcg64.ts'
import { isDefined } from '../undefined-value.ts'
import { mcnemarPower } from './mcnemar-power.ts'
import { minimumDetectableDrop } from './minimum-detectable-drop.ts'
import { requiredQueries } from './required-queries.ts'
import { smallestSignificantLoss } from './smallest-significant-loss.ts'

describe('mcnemarPower', () => {
  test.each(scipy.power)(
    'equals the sum over all outcomes at n = $n, discordance $discordance, drop $drop',
    ({ power, ...plan }) => {
      expect(mcnemarPower(plan)).toBeCloseTo(power, 12)
    },
  )

  test('agrees with simulated comparisons', () => {
    const { nextDouble } = createGenerator(17)
    let found = 0
    for (let run = 0; run < 4000; run += 1) {
      const [lost, won] = splitOf(nextDouble, { n: 120, lostShare: 0.16, wonShare: 0.06 })
      if (lost > won && mcnemarExact(lost, won) < 0.05) found += 1
    }

    const power = mcnemarPower({ n: 120, discordance: 0.22, drop: 0.1 })

    expect(Math.abs(found / 4000 - power)).toBeLessThan(4 * Math.sqrt(0.25 / 4000))
  })

  test('stays below alpha without a drop and is 0 without discordance', () => {
    for (const n of [10, 50, 200, 1000]) {
      for (const discordance of [0.02, 0.1, 0.38]) {
        expect(mcnemarPower({ n, discordance, drop: 0 })).toBeLessThanOrEqual(0.025)
      }
    }
    expect(mcnemarPower({ n: 100, discordance: 0, drop: 0 })).toBe(0)
    expect(mcnemarPower({ n: 0, discordance: 0.1, drop: 0.1 })).toBe(0)
  })

  test('is certain when everything is lost', () => {
    expect(mcnemarPower({ n: 6, discordance: 1, drop: 1 })).toBeCloseTo(1, 12)
    expect(mcnemarPower({ n: 5, discordance: 1, drop: 1 })).toBe(0)
  })

  test('refuses a drop beyond the discordance', () => {
    expect(() => mcnemarPower({ n: 10, discordance: 0.1, drop: 0.2 })).toThrow(
      'within ± discordance',
    )
  })
})

describe('minimumDetectableDrop', () => {
  test('is the drop at which the power is reached', () => {
    const drop = minimumDetectableDrop({ n: 1000, discordance: 0.1 })
    if (!isDefined(drop)) throw new Error(drop.undefinedBecause)

    expect(mcnemarPower({ n: 1000, discordance: 0.1, drop })).toBeGreaterThanOrEqual(0.8)
    expect(mcnemarPower({ n: 1000, discordance: 0.1, drop: drop - 0.0005 })).toBeLessThan(0.8)
  })

  test('is undefined where no drop is found often enough', () => {
    expect(minimumDetectableDrop({ n: 50, discordance: 0.1 })).toEqual({
      undefinedBecause: 'no drop is found with power 0.8 at this n and discordance',
    })
  })
})

describe('requiredQueries', () => {
  test('is a size at which the power is reached and one less misses it', () => {
    const n = requiredQueries({ discordance: 0.1, drop: 0.03 })
    if (!isDefined(n)) throw new Error(n.undefinedBecause)

    expect(mcnemarPower({ n, discordance: 0.1, drop: 0.03 })).toBeGreaterThanOrEqual(0.8)
    expect(mcnemarPower({ n: n - 1, discordance: 0.1, drop: 0.03 })).toBeLessThan(0.8)
  })

  test('is undefined when the largest size is not enough', () => {
    expect(requiredQueries({ discordance: 0.1, drop: 0, most: 500 })).toEqual({
      undefinedBecause: '500 queries are not enough',
    })
  })
})

describe('smallestSignificantLoss', () => {
  test('needs 6 lost and none won at the least', () => {
    expect(smallestSignificantLoss(6)).toEqual({ lost: 6, won: 0, net: 6, isReachable: true })
    expect(smallestSignificantLoss(5)).toEqual({ lost: 6, won: 0, net: 6, isReachable: false })
    expect(smallestSignificantLoss(0)).toMatchObject({ net: 6, isReachable: false })
  })

  test('is the first split below alpha for every number of discordant queries', () => {
    for (let discordant = 6; discordant <= 120; discordant += 1) {
      const { lost, won, net } = smallestSignificantLoss(discordant)

      expect(lost + won).toBe(discordant)
      expect(mcnemarExact(lost, won)).toBeLessThan(0.05)
      expect(mcnemarExact(lost - 1, won + 1)).toBeGreaterThanOrEqual(0.05)
      expect(net).toBe(lost - won)
    }
  })
})

function splitOf(
  random: () => number,
  {
    n,
    lostShare,
    wonShare,
  }: { readonly n: number; readonly lostShare: number; readonly wonShare: number },
): readonly [number, number] {
  const draws = Array.from({ length: n }, random)
  const lost = draws.filter(draw => draw < lostShare).length
  const won = draws.filter(draw => draw >= lostShare && draw < lostShare + wonShare).length
  return [lost, won]
}
