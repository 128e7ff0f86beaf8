import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRows } from '../../test/fixtures/similarity/random-rows.ts'
import { chooseEngine } from './choose-engine.ts'
import type { DotEngine } from './engine.ts'
import { nearestRows, type RowBlock } from './nearest-rows.ts'
import { rowsBetween, type Rows } from './rows.ts'

function* blocks(rows: Rows, size: number): Generator<RowBlock> {
  for (let start = 0; start < rows.rows; start += size) {
    yield { start, rows: rowsBetween(rows, start, start + size) }
  }
}

/** Scores every pair in float64 and sorts. */
function bruteForce(queries: Rows, rows: Rows, k: number, similarity: 'cosine' | 'dot'): unknown {
  const at = ({ data, dims }: Rows, row: number): readonly number[] =>
    Array.from(data.subarray(row * dims, (row + 1) * dims))
  const dot = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, k) => sum + value * (y[k] ?? 0), 0)
  const score = (x: readonly number[], y: readonly number[]): number =>
    similarity === 'dot' ? dot(x, y) : dot(x, y) / (Math.sqrt(dot(x, x)) * Math.sqrt(dot(y, y)))
  return Array.from({ length: queries.rows }, (_, query) =>
    Array.from({ length: rows.rows }, (_, row) => ({
      row,
      score: score(at(queries, query), at(rows, row)),
    }))
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .slice(0, k),
  )
}

/** Near-clones: row i is row i − 1 with one value moved by a few units in the last place. */
function clones(count: number, dims: number, seed: number): Rows {
  const rows = randomRows(count, dims, seed)
  for (let row = 1; row < count; row += 1) {
    if (row % 5 === 0) continue
    rows.data.copyWithin(row * dims, (row - 1) * dims, row * dims)
    rows.data[row * dims + (row % dims)] = (rows.data[row * dims + (row % dims)] ?? 0) * (1 + 3e-7)
  }
  return rows
}

describe('nearestRows', () => {
  test('equals brute force among near-clones, for every engine and block size', async () => {
    const queries = randomRows(7, 96, 3)
    const rows = clones(400, 96, 4)

    for (const similarity of ['cosine', 'dot'] as const) {
      const expected = bruteForce(queries, rows, 12, similarity)
      for (const name of ['wasm', 'onnxruntime'] as const) {
        for (const size of [400, 37]) {
          const engine = await chooseEngine(name)
          const found = await nearestRows(queries, blocks(rows, size), {
            k: 12,
            similarity,
            engine,
          })

          expect(found).toEqual(expected)
        }
      }
    }
  })

  test('corrects an engine that errs as far as it may', async () => {
    const errors = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
      minLength: 60,
      maxLength: 60,
    })
    const queries = randomRows(1, 16, 5)
    const rows = clones(60, 16, 6)
    const expected = bruteForce(queries, rows, 5, 'cosine')

    await fc.assert(
      fc.asyncProperty(errors, async shares => {
        const engine: DotEngine = {
          name: 'rough',
          async products(queries, rows) {
            const exact = await (await chooseEngine('wasm')).products(queries, rows)
            return exact.map((value, at) => value + (shares[at] ?? 0) * 16 * 2 ** -25)
          },
        }
        const found = await nearestRows(queries, blocks(rows, 60), {
          k: 5,
          similarity: 'cosine',
          engine,
        })

        expect(found).toEqual(expected)
      }),
      { seed: 20260510, numRuns: 50 },
    )
  })

  test('keeps rows whose float32 product overflows', async () => {
    const queries = { rows: 1, dims: 2, data: Float32Array.of(1e20, 1) }
    const rows = { rows: 3, dims: 2, data: Float32Array.of(1, 1, 1e20, 1, 2e20, 1) }
    const engine = await chooseEngine('wasm')

    const found = await nearestRows(queries, blocks(rows, 3), { k: 2, similarity: 'dot', engine })

    expect(found[0]?.map(each => each.row)).toEqual([2, 1])
  })

  test.for([
    [Float32Array.of(1, 0, Number.NaN, 1), 'that of "b" holds NaN'],
    [Float32Array.of(1, 0, Number.POSITIVE_INFINITY, 1), 'that of "b" holds NaN or an infinite'],
    [Float32Array.of(1, 0, 0, 0), 'that of "b" is zero'],
  ] as const)('refuses a broken vector by its id', async ([data, message]) => {
    const search = nearestRows(randomRows(1, 2, 1), blocks({ rows: 2, dims: 2, data }, 1), {
      k: 1,
      similarity: 'cosine',
      engine: await chooseEngine('wasm'),
      idOf: row => ['a', 'b'][row] ?? '',
    })

    await expect(search).rejects.toThrow(message)
  })
})
