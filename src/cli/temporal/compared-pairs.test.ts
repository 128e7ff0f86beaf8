import { expect, test } from 'vitest'
import { comparedPairs } from './compared-pairs.ts'

const arms = ['grep', 'bm25, chunked', 'mine']

test('compares each arm with the one before it, or the named pairs', () => {
  expect(comparedPairs(undefined, arms)).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(comparedPairs(['mine vs grep', ' grep vs  bm25, chunked '], arms)).toEqual([
    [2, 0],
    [0, 1],
  ])
})

test.each(['mine', 'mine vs mine', 'mine vs yours', 'grep vs mine vs grep'])(
  'refuses "%s"',
  pair => {
    expect(() => comparedPairs([pair], arms)).toThrow(
      `must name two arms, "<arm> vs <arm>", but is "${pair}". The arms are: "grep", "bm25, chunked"`,
    )
  },
)
