import { describe, expect, test } from 'vitest'
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import { mcnemarExact, mcnemarMidP } from './mcnemar.ts'

describe('mcnemarExact', () => {
  test.each(fixture.mcnemar)('equals the reference for $b lost, $c won', ({ b, c, p_exact: p }) => {
    expect(Math.abs(mcnemarExact(b, c) - p)).toBeLessThan(1e-12 * Math.max(p, 1e-3))
    expect(mcnemarExact(c, b)).toBe(mcnemarExact(b, c))
  })

  test('gives the published .08995 for 47 against 66 (ExecRetrieval, Table 5)', () => {
    expect(mcnemarExact(47, 66).toFixed(5)).toBe('0.08995')
  })

  test('gives the published .958 for a difference of 2 at 360 and 362 discordant queries', () => {
    for (const total of [360, 362]) {
      expect(mcnemarExact(total / 2 + 1, total / 2 - 1).toFixed(3)).toBe('0.958')
    }
  })

  test('stays positive far in the tail and refuses what is no count', () => {
    expect(mcnemarExact(900, 0) / 2 ** -899).toBeCloseTo(1, 12)
    expect(mcnemarExact(1000, 0)).toBeGreaterThan(0)
    expect(() => mcnemarExact(1.5, 0)).toThrow('must be a whole number ≥ 0, but received 1.5')
  })
})

describe('mcnemarMidP', () => {
  test.each(fixture.mcnemar)('equals the reference for $b lost, $c won', ({ b, c, p_mid: p }) => {
    expect(Math.abs(mcnemarMidP(b, c) - p)).toBeLessThan(1e-12 * Math.max(p, 1e-2))
  })
})
