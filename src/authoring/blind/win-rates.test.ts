import { describe, expect, test } from 'vitest'
import type { CloneGroup } from './clone-groups.ts'
import { SNIPPET_RANKERS } from './blind-rankers.ts'
import { POOL_RANKERS } from './pool-rankers.ts'
import { chances, winRates } from './win-rates.ts'

const group = (texts: readonly string[], canonical: number): CloneGroup => ({
  queryId: 'q',
  texts,
  canonical,
})

const rateOf = (name: string, groups: readonly CloneGroup[]): number | undefined =>
  winRates(groups, [...SNIPPET_RANKERS, ...POOL_RANKERS]).find(rate => rate.name === name)?.rate

describe('winRates', () => {
  test('shares a tie among its members', () => {
    const groups = [group(['ab', 'cd', 'efg', 'hij'], 1), group(['a', 'bc'], 0)]

    expect(rateOf('shorter', groups)).toBe((1 / 2 + 1) / 2)
    expect(rateOf('longer', groups)).toBe(0)
  })

  test('orders by code units, forwards and backwards', () => {
    const groups = [group(['b', 'Z', 'a'], 1)]

    expect(rateOf('alphabetical', groups)).toBe(1)
    expect(rateOf('reverse alphabetical', groups)).toBe(0)
  })

  test('tells rare tokens from frequent ones', () => {
    const groups = [group(['x y', 'x x', 'x x'], 0), group(['x', 'x'], 0)]

    expect(rateOf('higher mean idf', groups)).toBe((1 + 1 / 2) / 2)
    expect(rateOf('lower mean idf', groups)).toBe((0 + 1 / 2) / 2)
  })

  test('finds the centre of a star as the medoid', () => {
    const centre = 'return first + second - third'
    const star = ['return first - second - third', centre, 'return first + second + third']

    expect(rateOf('medoid', [group([...star, 'return first + second - thirds'], 1)])).toBe(1)
  })

  test('scores a text by the other groups alone', () => {
    const usual = ['for item in items:', 'while items:']
    const others = Array.from({ length: 5 }, () => group(usual, 0))

    // A gram that only the own group repeats must not make its text likely.
    expect(rateOf('character model', [group(['qqqqqqqqqqqqqq', 'for item in items:'], 0)])).toBe(
      0.5,
    )
    expect(rateOf('character model', [...others, group(['qqqqqqqqqq', 'for item in'], 1)])).toBe(1)
  })
})

describe('chances', () => {
  test('is one over the size of each group', () => {
    expect(chances([group(['a', 'b', 'c', 'd', 'e'], 0), group(['a', 'b', 'c', 'd'], 0)])).toEqual([
      0.2, 0.25,
    ])
  })
})
