import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome } from '../../test/fixtures/analysis/make-run.ts'
import { execOneStar } from './exec-one-star.ts'

/** V mutants of which b score above the canonical. */
function query(id: string, v: number, b: number, foreignAbove = false): ReturnType<typeof outcome> {
  const mutants = Object.fromEntries(
    Array.from({ length: v }, (_, at) => [`t${at}`, at < b ? 0.8 + at / 1_000 : 0.2 + at / 1_000]),
  )
  return outcome({ id, canonical: 0.5, mutants, foreign: foreignAbove ? [0.9] : [0.1] })
}

/** C(V − b, 4) / C(V, 4) as a product of draws without replacement. */
function kept4(v: number, b: number): number {
  return [0, 1, 2, 3].reduce(
    (product, step) => (product * Math.max(0, v - b - step)) / (v - step),
    1,
  )
}

describe('execOneStar', () => {
  test('averages C(V − b, 4) / C(V, 4), and 0 where something foreign stands above', () => {
    const star = execOneStar([query('q_1', 9, 2), query('q_2', 8, 0), query('q_3', 8, 0, true)])

    expect(star.value).toBeCloseTo((kept4(9, 2) + 1 + 0) / 3, 12)
    expect(star).toMatchObject({ n: 3, unresolved: 0, kept: 4 })
  })

  test('bounds a query whose judged ranks hold own mutants only', () => {
    const deep = query('q_1', 20, 15)
    const star = execOneStar([{ ...deep, groups: deep.groups.slice(0, 10) }])

    expect(star).toMatchObject({ value: 0, optimistic: 1, unresolved: 1 })
  })

  test('equals the mean over all draws of four mutants, and its draw error their spread', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat({ max: 9 }), (v, b) => {
        const above = Math.min(b, v)
        const draws = fourOf(v).map(draw => Number(draw.every(mutant => mutant >= above)))
        const mean = draws.reduce((sum, hit) => sum + hit, 0) / draws.length
        const star = execOneStar([query('q', v, above)])

        expect(star.value).toBeCloseTo(mean, 12)
        expect(star.drawError).toBeCloseTo(Math.sqrt(mean * (1 - mean)), 12)
      }),
      { seed: 20_260_510, numRuns: 50 },
    )
  })

  test('is 0 without a query', () => {
    expect(execOneStar([])).toMatchObject({ n: 0, value: 0, queryError: 0, drawError: 0 })
  })
})

function fourOf(v: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** v }, (_, chosen) =>
    Array.from({ length: v }, (_, at) => at).filter(at => Math.floor(chosen / 2 ** at) % 2 === 1),
  ).filter(draw => draw.length === 4)
}
