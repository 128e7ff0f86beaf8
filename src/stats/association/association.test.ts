import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fixture from '../../../test/fixtures/stats/stats.json' with { type: 'json' }
import { isDefined } from '../undefined-value.ts'
import { pearson } from './correlation.ts'
import { kendall } from './kendall.ts'
import { midranks } from './midranks.ts'
import { spearman } from './spearman.ts'

type Row = (typeof fixture.correlation)[number]
type Reference = number | string

const isConstant = ({ x, y }: Row): boolean =>
  [x, y].some(side => side.every(value => value === side[0]))
const close = (expected: Reference): unknown =>
  typeof expected === 'number'
    ? expect.closeTo(expected, 12)
    : { undefinedBecause: 'two pairs leave no degree of freedom' }

describe('correlations', () => {
  test.each(fixture.correlation.filter(row => !isConstant(row)))(
    'equal scipy for $x.length pairs (spearman $spearman)',
    row => {
      expect(spearman(row.x, row.y)).toEqual({
        value: close(row.spearman),
        p: close(row.spearman_p),
      })
      expect(kendall(row.x, row.y)).toEqual({ value: close(row.tau_b), p: close(row.tau_b_p) })
      expect(pearson(row.x, row.y)).toMatchObject({ value: close(row.pearson) })
    },
  )

  test.each(fixture.correlation.filter(isConstant))(
    'are undefined where scipy gives NaN ($x.length pairs)',
    ({ x, y }) => {
      const expected = { undefinedBecause: 'one side is constant' }

      expect([pearson(x, y), spearman(x, y), kendall(x, y)]).toEqual([expected, expected, expected])
    },
  )

  test.each([pearson, spearman, kendall])('%o is undefined below two pairs', correlation => {
    const expected = { undefinedBecause: 'a correlation needs two pairs' }

    expect(correlation([], [])).toEqual(expected)
    expect(correlation([1], [2])).toEqual(expected)
    expect(() => correlation([1, 2], [1])).toThrow('equal lengths, but received 2 and 1')
    expect(() => correlation([1, NaN], [1, 2])).toThrow('position 1 is NaN')
  })

  test('of ranks do not change under monotone maps and change sign when one side turns', () => {
    const pairs = fc.array(
      fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })),
      {
        minLength: 3,
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(pairs, sample => {
        const [x, y] = [sample.map(([a]) => a), sample.map(([, b]) => b)]
        const stretched = x.map(value => Math.exp(value))
        const turned = y.map(value => -value)

        expect(spearman(stretched, y)).toEqual(spearman(x, y))
        expect(kendall(stretched, y)).toEqual(kendall(x, y))
        const sum = valueOf(kendall(x, y)) + valueOf(kendall(x, turned))
        expect(sum).toBeCloseTo(0, 12)
      }),
      { seed: 8, numRuns: 200 },
    )
  })
})

describe('kendall', () => {
  test('has the exact p value of all orders of five', () => {
    const orders = permutations([1, 2, 3, 4, 5])
    const scores = orders.map(order => inversions(order))

    for (const order of orders.slice(0, 40)) {
      const fewest = Math.min(inversions(order), 10 - inversions(order))
      const share = scores.filter(score => score <= fewest || score >= 10 - fewest).length / 120

      expect(kendall([1, 2, 3, 4, 5], order)).toMatchObject({
        p: expect.closeTo(Math.min(1, share), 12),
      })
    }
  })
})

describe('midranks', () => {
  test('shares the ranks of equal values', () => {
    expect([...midranks([30, 10, 20, 20, 10, 20])]).toEqual([6, 1.5, 4, 4, 1.5, 4])
    expect([...midranks([])]).toEqual([])
  })
})

function valueOf(correlation: ReturnType<typeof kendall>): number {
  return isDefined(correlation) ? correlation.value : 0
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items]
  return items.flatMap(item =>
    permutations(items.filter(other => other !== item)).map(rest => [item, ...rest]),
  )
}

function inversions(order: readonly number[]): number {
  return order.flatMap((a, i) => order.slice(i + 1).filter(b => b < a)).length
}
