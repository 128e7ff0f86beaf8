import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gaussian } from './gaussian.ts'
import { symmetricEigen } from './symmetric-eigen.ts'
import { truncatedSvd } from './truncated-svd.ts'
import type { SparseRow } from './vectorizer.ts'

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const sparse = (values: readonly number[]): SparseRow => {
  const columns = values.flatMap((value, at) => (value === 0 ? [] : [at]))
  return {
    columns: Int32Array.from(columns),
    values: Float64Array.from(columns, at => values[at] ?? 0),
  }
}

describe('symmetricEigen', () => {
  test('solves a matrix whose answer is known: 2 −1; −1 2', () => {
    const { values, vectors } = symmetricEigen([Float64Array.of(2, -1), Float64Array.of(-1, 2)])

    expect(values[0]).toBeCloseTo(3, 12)
    expect(values[1]).toBeCloseTo(1, 12)
    expect(Math.abs(dot(vectors[0] ?? [], [Math.SQRT1_2, -Math.SQRT1_2]))).toBeCloseTo(1, 12)
  })

  test('gives orthonormal vectors with M·v = λ·v', () => {
    const entries = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 36, maxLength: 36 })
    fc.assert(
      fc.property(entries, numbers => {
        const matrix = Array.from({ length: 6 }, (_, p) =>
          Float64Array.from({ length: 6 }, (_row, q) => (numbers[p * 6 + q] ?? 0) + (numbers[q * 6 + p] ?? 0)),
        )
        const { values, vectors } = symmetricEigen(matrix)
        for (const [at, vector] of vectors.entries()) {
          for (const [row, each] of matrix.entries()) {
            expect(dot(each, vector)).toBeCloseTo((values[at] ?? 0) * (vector[row] ?? 0), 9)
          }
          for (const [other, each] of vectors.entries()) {
            expect(dot(vector, each)).toBeCloseTo(at === other ? 1 : 0, 9)
          }
        }
      }),
      { seed: 20260510, numRuns: 100 },
    )
  })
})

describe('truncatedSvd', () => {
  test('keeps all inner products when the rank is as large as the matrix', async () => {
    const numbers = gaussian(8 * 12, 7)
    const rows = Array.from({ length: 8 }, (_, row) => Array.from(numbers.subarray(row * 12, (row + 1) * 12)))
    const projection = await truncatedSvd(rows.map(sparse), 12, { rank: 8, seed: 1 })

    const projected = rows.map(row => projection.project(sparse(row)))

    for (const [p, row] of rows.entries()) {
      for (const [q, other] of rows.entries()) {
        expect(dot(projected[p] ?? [], projected[q] ?? [])).toBeCloseTo(dot(row, other), 9)
      }
    }
  })

  test('finds the leading direction of a matrix of rank one, whatever the rows that depend on it', async () => {
    const direction = [3, 0, 4, 0]
    const rows = [1, 2, 2, -1].map(scale => sparse(direction.map(value => value * scale)))

    const projection = await truncatedSvd(rows, 4, { rank: 3, seed: 1 })

    expect(projection.dims).toBe(1)
    expect(Math.abs(projection.project(sparse(direction))[0] ?? 0)).toBeCloseTo(5, 9)
  })
})
