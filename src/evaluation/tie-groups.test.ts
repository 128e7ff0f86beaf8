import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tieGroups } from './tie-groups.ts'

const hitsOf = (scores: readonly number[]): { id: string; score: number }[] =>
  scores.map((score, at) => ({ id: `s${at}`, score }))
const sizes = (scores: readonly number[], epsilon: number): number[] =>
  tieGroups(hitsOf(scores), epsilon).map(group => group.length)

describe('tieGroups', () => {
  test('chains neighbours that differ by at most epsilon', () => {
    expect(sizes([1, 0.9, 0.8, 0.6], 0.11)).toEqual([3, 1])
  })

  test('separates different scores when epsilon is 0', () => {
    expect(sizes([3, 3, 2, 1, 1], 0)).toEqual([2, 1, 2])
  })

  test('ties infinite scores of one sign', () => {
    expect(sizes([Infinity, Infinity, 0, -Infinity, -Infinity], 0)).toEqual([2, 1, 2])
  })

  test('returns no group for no hit', () => {
    expect(sizes([], 1)).toEqual([])
  })

  test('keeps every hit in order, with a gap above epsilon exactly between groups', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 })
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 5 }), (values, epsilon) => {
        const sorted = hitsOf(values.toSorted((a, b) => b - a))
        const groups = tieGroups(sorted, epsilon)
        const cuts = sorted
          .slice(1)
          .filter((hit, at) => (sorted[at]?.score ?? 0) - hit.score > epsilon)

        expect(groups.flat()).toEqual(sorted)
        expect(groups).toHaveLength(sorted.length === 0 ? 0 : cuts.length + 1)
      }),
      { seed: 20260510 },
    )
  })
})
