import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../test/e2e/synthetic.ts'
import { sampleDataset } from './sample-dataset.ts'

const dataset = syntheticDataset(100)

describe('sampleDataset', () => {
  test('is a named sub-dataset of the same bytes with the whole corpus', () => {
    const sample = sampleDataset(dataset, { size: 20 })

    expect(sample).toMatchObject({ id: 'synthetic/sample-20', sha256: dataset.sha256 })
    expect(sample.queries).toHaveLength(20)
    expect(sample.corpus).toBe(dataset.corpus)
  })

  test('keeps the share of every domain within one query', () => {
    const queries = dataset.queries.map((query, at) => ({
      ...query,
      domain: at < 70 ? 'strings' : at < 95 ? 'graphs' : 'rare',
    }))
    const domains = { strings: 70, graphs: 25, rare: 5 }

    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (size, seed) => {
        const sample = sampleDataset({ ...dataset, queries }, { size, seed })
        const ids = sample.queries.map(({ id }) => id)

        expect(new Set(ids).size).toBe(size)
        expect(ids).toEqual([...ids].sort())
        for (const [domain, count] of Object.entries(domains)) {
          const drawn = sample.queries.filter(query => query.domain === domain).length
          expect(Math.abs(drawn - (count * size) / 100)).toBeLessThan(1)
        }
      }),
      { seed: 1, numRuns: 50 },
    )
  })

  test('draws the same queries again, and others from another seed', () => {
    const ids = (seed?: number): readonly string[] =>
      sampleDataset(dataset, { size: 20, seed }).queries.map(({ id }) => id)

    expect(ids()).toEqual(ids())
    expect(ids(1)).not.toEqual(ids(2))
    expect(sampleDataset(dataset, { size: 20, seed: 1 }).id).toBe('synthetic/sample-20-seed-1')
  })

  test('changes by one query at most per stratum when a query is added', () => {
    const ids = (size: number): readonly string[] =>
      sampleDataset(syntheticDataset(size), { size: 20 }).queries.map(({ id }) => id)
    const before = new Set(ids(100))

    expect(ids(101).filter(id => !before.has(id)).length).toBeLessThanOrEqual(2)
  })

  test('leaves a dataset alone that is not larger', () => {
    expect(sampleDataset(dataset, { size: 100 })).toBe(dataset)
  })

  test('refuses a size that is no positive whole number', () => {
    expect(() => sampleDataset(dataset, { size: 0 })).toThrow(
      'positive whole number of queries, but is 0',
    )
    expect(() => sampleDataset(dataset, { size: 2.5 })).toThrow('2.5')
  })
})
