import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cholesky, solveLower } from './cholesky.ts'
import { gaussian } from './gaussian.ts'
import { latentSpace } from './latent-space.ts'
import { multiply, transpose } from './sparse-product.ts'
import { subspaceIteration } from './subspace-iteration.ts'
import type { SparseRows } from './vectorizer.ts'

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

function sparse(rows: readonly (readonly number[])[]): SparseRows {
  const entries = rows.map(row =>
    row.flatMap((value, at) => (value === 0 ? [] : [[at, value] as const])),
  )
  const starts = [0]
  for (const row of entries) starts.push((starts.at(-1) ?? 0) + row.length)
  return {
    width: rows[0]?.length ?? 0,
    starts: Int32Array.from(starts),
    columns: Int32Array.from(entries.flat(), ([at]) => at),
    values: Float64Array.from(entries.flat(), ([, value]) => value),
  }
}

const randomRows = (count: number, width: number, seed: number): readonly (readonly number[])[] => {
  const numbers = gaussian(count * width, seed)
  return Array.from({ length: count }, (_, row) =>
    Array.from(numbers.subarray(row * width, (row + 1) * width)),
  )
}

describe('latentSpace', () => {
  test('keeps all inner products when it has as many dimensions as the matrix', async () => {
    const rows = randomRows(8, 12, 7)
    const space = await latentSpace(sparse(rows), { dims: 8, seed: 1 })

    const projected = rows.map(row => space.project(sparse([row])))

    for (const [p, row] of rows.entries()) {
      for (const [q, other] of rows.entries()) {
        expect(dot(projected[p] ?? [], projected[q] ?? [])).toBeCloseTo(dot(row, other), 9)
        expect(dot(space.rows[p] ?? [], space.rows[q] ?? [])).toBeCloseTo(dot(row, other), 9)
      }
    }
  })

  test('finds the one direction of a matrix of rank one, whatever the rows that depend on it', async () => {
    const direction = [3, 0, 4, 0]
    const rows = [1, 2, 2, -1].map(scale => direction.map(value => value * scale))

    const space = await latentSpace(sparse(rows), { dims: 3, seed: 1 })

    const image = space.project(sparse([direction]))
    expect(Math.sqrt(dot(image, image))).toBeCloseTo(5, 9)
    const across = space.project(sparse([[4, 0, -3, 0]]))
    expect(Math.sqrt(dot(across, across))).toBeCloseTo(0, 6)
  })

  test('keeps nearly as much of the rows as the best space of that size', async () => {
    // Orthogonal rows of lengths 1, 1/2, 1/3 …: the best 4 dimensions keep the 4 longest.
    const size = 40
    const rows = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_column, column) => (row === column ? 1 / (row + 1) : 0)),
    )
    const best = [1, 2, 3, 4].reduce((sum, each) => sum + 1 / each ** 2, 0)

    const space = await latentSpace(sparse(rows), { dims: 4, seed: 1 })

    const kept = space.rows.reduce((sum, row) => sum + dot(row, row), 0)
    expect(kept).toBeLessThanOrEqual(best + 1e-9)
    expect(kept).toBeGreaterThan(0.98 * best)
  })
})

describe('subspaceIteration', () => {
  test('equals the products in float64, also for rows and columns without entries', async () => {
    const dense = randomRows(9, 7, 3).map((row, at) =>
      row.map((value, column) => (at === 4 || column === 2 || value < 0 ? 0 : value)),
    )
    const rows = sparse(dense)
    const size = 5
    const left = gaussian(9 * size, 11)
    const iterate = await subspaceIteration({ rows, columns: transpose(rows), size })

    const product = await iterate(left)

    const right = await multiply(transpose(rows), left, size)
    const wanted = await multiply(rows, right, size)
    for (const [at, value] of wanted.entries()) expect(product[at]).toBeCloseTo(value, 4)
  })
})

describe('multiply', () => {
  test('sums values times rows, with one entry more than a multiple of four', async () => {
    const dense = Float64Array.of(1, 10, 2, 20, 3, 30, 4, 40, 5, 50)

    expect(
      Array.from(
        await multiply(
          sparse([
            [1, 2, 3, 4, 5],
            [0, 0, 1, 0, 0],
          ]),
          dense,
          2,
        ),
      ),
    ).toEqual([55, 550, 3, 30])
  })
})

describe('transpose', () => {
  test('turns rows into columns', () => {
    const turned = transpose(
      sparse([
        [1, 0, 2],
        [0, 0, 3],
      ]),
    )

    expect(turned).toEqual(
      sparse([
        [1, 0],
        [0, 0],
        [2, 3],
      ]),
    )
  })
})

describe('cholesky', () => {
  test('L·Lᵀ is the matrix, and solving by L gives what L was applied to', () => {
    const entries = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: 20,
      maxLength: 20,
    })
    fc.assert(
      fc.property(entries, numbers => {
        const rows = Array.from({ length: 4 }, (_, at) =>
          numbers.slice(at * 5, at * 5 + 5).concat(at === 0 ? 5 : 1),
        )
        const matrix = rows.map(row => Float64Array.from(rows, other => dot(row, other)))
        const factor = cholesky(matrix)
        for (const [p, row] of matrix.entries()) {
          for (const [q, value] of row.entries()) {
            const shared = Math.min(p, q) + 1
            const product = dot(
              (factor[p] ?? []).slice(0, shared),
              (factor[q] ?? []).slice(0, shared),
            )
            expect(product).toBeCloseTo(value, 5)
          }
        }
      }),
      { seed: 20260510, numRuns: 100 },
    )
    const factor = cholesky([Float64Array.of(4), Float64Array.of(2, 10)])
    expect(factor).toEqual([Float64Array.of(2), Float64Array.of(1, 3)])
    expect(solveLower(factor, Float64Array.of(2, 7))).toEqual(Float64Array.of(1, 2))
  })
})
