import { describe, expect, test } from 'vitest'
import { interval, percent, share, signedShare } from './number-format.ts'

describe('numbers in reports', () => {
  test.for([
    [share(0.28449), '0.284'],
    [share(null), '–'],
    [signedShare(0.105), '+0.105'],
    [signedShare(-0.039), '−0.039'],
    [signedShare(-0.0001), '0.000'],
    [percent(0.4411), '44.1 %'],
    [interval([0.257, 0.3129]), '[0.257, 0.313]'],
    [interval(null), 'n/a'],
  ] as const)('%s is %s', ([shown, expected]) => {
    expect(shown).toBe(expected)
  })
})
