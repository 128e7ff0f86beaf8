import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mcnemarPower } from '../stats/index.ts'
import { gateCharacteristics, verdictOnCounts } from './gate-characteristics.ts'

const gate = { maxDrop: 0.02 }
const SIZES = [50, 200, 1_000]
const DISCORDANCES = [0.02, 0.05, 0.1, 0.2, 0.38]
const GRID = SIZES.flatMap(n => DISCORDANCES.map(discordance => ({ n, discordance })))

// Sums over all splits of up to 1,000 queries: seconds on a busy machine.
describe('gateCharacteristics', { timeout: 60_000 }, () => {
  // The power table of the statistics review, in percent.
  test.each([
    [1_000, 0.05, 0.02, 47],
    [1_000, 0.1, 0.03, 82],
    [1_000, 0.1, 0.04, 98],
    [1_000, 0.38, 0.04, 51],
    [1_000, 0.38, 0.05, 72],
    [200, 0.1, 0.05, 54],
    [50, 0.1, 0.05, 6],
  ])('fails n = %i, discordance %d, drop %d in %i %% of runs', (n, discordance, drop, percent) => {
    const { fail } = gateCharacteristics({ n, discordance, drop, gate })

    expect(Math.abs(100 * fail - percent)).toBeLessThan(1)
  })

  test.each(GRID)('fails unchanged systems in at most alpha of runs: %o', plan => {
    for (const rule of ['default', 'margin'] as const) {
      const { fail } = gateCharacteristics({ ...plan, drop: 0, gate: { ...gate, rule } })

      expect(fail).toBeLessThanOrEqual(0.05)
    }
  })

  test.each(GRID)('keeps alpha at exactly the allowed drop under the margin rule: %o', plan => {
    const { fail } = gateCharacteristics({ ...plan, drop: 0.02, gate: { ...gate, rule: 'margin' } })

    expect(fail).toBeLessThanOrEqual(0.05)
  })

  test.each(GRID)('agrees with a second computation of the power: %o', plan => {
    const drop = Math.min(0.05, plan.discordance)
    const { fail } = gateCharacteristics({ ...plan, drop, gate })

    expect(fail).toBeCloseTo(mcnemarPower({ ...plan, drop, maxDrop: 0.02 }), 9)
  })

  test('splits all runs into three verdicts', () => {
    const { pass, inconclusive, fail } = gateCharacteristics({
      n: 200,
      discordance: 0.1,
      drop: 0.01,
      gate,
    })

    expect(pass + inconclusive + fail).toBeCloseTo(1, 9)
  })
})

describe('verdictOnCounts', { timeout: 60_000 }, () => {
  test('never turns for the better when a won query is lost instead', () => {
    const order = ['pass', 'inconclusive', 'fail']
    const counts = fc.record({
      n: fc.integer({ min: 1, max: 2_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(counts, fc.constantFrom('default', 'margin'), ({ n, share }, rule) => {
        const changed = Math.max(1, Math.floor(share * n))
        const states = Array.from({ length: Math.min(changed, 60) }, (_, at) => {
          const lost = Math.floor((at * changed) / Math.min(changed, 60))
          return order.indexOf(verdictOnCounts({ lost, won: changed - lost, n }, { ...gate, rule }))
        })

        expect(states).toEqual([...states].sort((a, b) => a - b))
      }),
      { seed: 20_260_510, numRuns: 40 },
    )
  })
})
