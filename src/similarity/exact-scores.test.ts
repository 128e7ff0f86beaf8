import { describe, expect, test } from 'vitest'
import { exactScorer } from './exact-scores.ts'

const rows = { rows: 3, dims: 2, data: Float32Array.of(1, 0, 0, 2, 3, 4) }

describe('exactScorer', () => {
  test('gives the cosine of every row', () => {
    const scores = exactScorer(rows, 'cosine').scores(Float32Array.of(3, 4))

    expect([...scores]).toEqual([0.6, 0.8, 1])
  })

  test('gives the dot product of chosen rows, in their order', () => {
    const scores = exactScorer(rows, 'dot').scores(Float32Array.of(3, 4), [2, 0])

    expect([...scores]).toEqual([25, 3])
  })

  test('sums in float64: a float32 sum would lose the small terms', () => {
    const data = Float32Array.from({ length: 1001 }, (_, at) => (at === 0 ? 1 : 2 ** -25))
    const ones = new Float32Array(1001).fill(1)

    const [score] = exactScorer({ rows: 1, dims: 1001, data }, 'dot').scores(ones)

    expect(score).toBe(1 + 1000 * 2 ** -25)
    expect(data.reduce((sum, value) => Math.fround(sum + value), 0)).toBe(1)
  })

  test.for([
    [
      () => exactScorer({ rows: 2, dims: 2, data: Float32Array.of(1) }, 'dot'),
      'must hold 4 values',
    ],
    [() => exactScorer(rows, 'dot').scores(Float32Array.of(1)), 'must have 2 values'],
  ] as const)('refuses wrong shapes', ([act, message]) => {
    expect(act).toThrow(message)
  })
})
