import { expect, test } from 'vitest'
import { sumUsage } from './retriever-usage.ts'

test('adds what is counted and leaves out what nobody counts', () => {
  const dense = { embedded: 2, cached: 3, requests: 1, tokens: 10, cost: 0.5, cut: 1 }
  const judge = { requests: 4, tokens: 100, cost: 0.25 }

  expect(sumUsage([dense, undefined, judge])).toEqual({
    embedded: 2,
    cached: 3,
    requests: 5,
    tokens: 110,
    cost: 0.75,
    cut: 1,
  })
  expect(sumUsage([undefined])).toBeUndefined()
})
