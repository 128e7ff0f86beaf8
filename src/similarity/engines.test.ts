import { describe, expect, test } from 'vitest'
import { chooseEngine } from './choose-engine.ts'
import { dotErrorBound } from './error-bound.ts'
import { randomRows } from '../../test/fixtures/similarity/random-rows.ts'

const shapes = [
  [1, 1, 1],
  [3, 5, 7],
  [4, 3, 8],
  [5, 97, 513],
  [1030, 4, 33],
  [17, 193, 1030],
] as const

describe.for(['wasm', 'onnxruntime'] as const)('engine %s', name => {
  test.for(shapes)('is within the error bound for %i queries, %i rows, %i values', async shape => {
    const [count, size, dims] = shape
    const queries = randomRows(count, dims, 1)
    const rows = randomRows(size, dims, 2)

    const products = await (await chooseEngine(name)).products(queries, rows)

    expect(products).toHaveLength(count * size)
    for (const [at, product] of products.entries()) {
      const x = queries.data.subarray(Math.floor(at / size) * dims).subarray(0, dims)
      const y = rows.data.subarray((at % size) * dims).subarray(0, dims)
      const exact = x.reduce((sum, value, k) => sum + value * (y[k] ?? 0), 0)
      const bound = dotErrorBound(dims, Math.hypot(...x), Math.hypot(...y))
      expect(Math.abs(product - exact)).toBeLessThanOrEqual(bound)
    }
  })
})
