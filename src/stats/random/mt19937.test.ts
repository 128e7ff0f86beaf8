import { describe, expect, test } from 'vitest'
import { mt19937 } from './mt19937.ts'

// numpy 2.4.6: RandomState(seed).randint(0, n, size).tolist()
describe('mt19937', () => {
  test.each([
    [20_260_510, 939, [767, 131, 385, 310, 785, 131, 542, 519]],
    [0, 10, [5, 0, 3, 3, 7, 9, 3, 5, 2, 4]],
    [1, 5, [3, 4, 0, 1, 3, 0, 0, 1]],
  ])('equals RandomState(%d).randint(0, %d)', (seed, n, expected) => {
    const { nextBelow } = mt19937(seed)

    expect(expected.map(() => nextBelow(n))).toEqual(expected)
  })

  test('gives the published first numbers of the reference seed 5489', () => {
    const { nextUint32 } = mt19937(5489)

    // mt19937ar.c with init_genrand(5489); its 10,000th number is that of the C++ standard.
    const numbers = Array.from({ length: 10_000 }, () => nextUint32())

    expect(numbers.slice(0, 2)).toEqual([3_499_211_612, 581_869_302])
    expect(numbers.at(-1)).toBe(4_123_659_995)
  })

  test('draws nothing for one value', () => {
    const [a, b] = [mt19937(3), mt19937(3)]

    expect(a.nextBelow(1)).toBe(0)
    expect(a.nextUint32()).toBe(b.nextUint32())
  })

  test('refuses a seed that is no whole number', () => {
    expect(() => mt19937(1.5)).toThrow('The seed')
  })
})
