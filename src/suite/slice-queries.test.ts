import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../test/e2e/synthetic.ts'
import { sliceQueries } from './slice-queries.ts'

const { queries } = syntheticDataset(10)

describe('sliceQueries', () => {
  test('makes disjoint slices that cover every query', () => {
    const slices = [0, 1, 2].map(index => sliceQueries(queries, [index, 3]))

    expect(slices.map(slice => slice.length)).toEqual([4, 3, 3])
    expect(
      slices
        .flat()
        .map(query => query.id)
        .sort(),
    ).toEqual(queries.map(query => query.id))
  })

  test.for([
    [3, 3],
    [-1, 3],
    [0, 0],
    [0.5, 2],
    [0, 11],
  ] as const)('refuses [%d, %d]', slice => {
    expect(() => sliceQueries(queries, slice)).toThrow('0 ≤ index < count ≤ number of queries (10)')
  })
})
