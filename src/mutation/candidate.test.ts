import { describe, expect, test } from 'vitest'
import { isVerifiedDistractor } from './candidate.ts'

describe('isVerifiedDistractor', () => {
  test.each([
    { outcomes: ['pass', 'FAIL'], expected: true, why: 'one bare assertion failure' },
    { outcomes: ['FAIL', 'FAIL:KeyError'], expected: true, why: 'a failure beside a crash' },
    { outcomes: ['pass', 'pass'], expected: false, why: 'no failure' },
    { outcomes: ['pass', 'FAIL:KeyError'], expected: false, why: 'crashes only' },
    { outcomes: ['FAIL', 'TIMEOUT'], expected: false, why: 'a timeout' },
    { outcomes: ['ERROR:SyntaxError'], expected: false, why: 'no program' },
    { outcomes: [], expected: false, why: 'nothing was run' },
  ])('is $expected for $why', ({ outcomes, expected }) => {
    expect(isVerifiedDistractor(outcomes)).toBe(expected)
  })
})
