import { describe, expect, test } from 'vitest'
import { randomRows } from '../../test/fixtures/similarity/random-rows.ts'
import { denseIndex } from './dense-index.ts'

const ids = Array.from({ length: 1500 }, (_, at) => `d${at}`)
const vectors = randomRows(1500, 64, 11)
const queries = randomRows(400, 64, 12)

describe('denseIndex', () => {
  test('gives the same board one query at a time and all at once, with every engine', async () => {
    const exact = denseIndex({ ids, vectors, similarity: 'cosine' })
    const single: unknown[] = []
    for (let query = 0; query < queries.rows; query += 1) {
      const data = queries.data.subarray(query * 64, (query + 1) * 64)
      single.push(...(await exact.search({ rows: 1, dims: 64, data }, 10)))
    }

    for (const engine of ['wasm', 'onnxruntime', 'auto'] as const) {
      const index = denseIndex({ ids, vectors, similarity: 'cosine', engine })
      expect(await index.search(queries, 10)).toEqual(single)
    }
  })

  test('returns every row when asked for more than there are', async () => {
    const index = denseIndex({ ids, vectors, similarity: 'dot' })

    const [hits] = await index.search(
      { ...queries, rows: 1, data: queries.data.subarray(0, 64) },
      9999,
    )

    expect(new Set(hits?.map(hit => hit.row)).size).toBe(1500)
  })

  test('wants one id a vector', () => {
    expect(() => denseIndex({ ids: ['a'], vectors, similarity: 'dot' })).toThrow(
      '1 ids and 1500 vectors',
    )
  })
})
