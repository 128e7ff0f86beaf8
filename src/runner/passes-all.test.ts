import { describe, expect, test } from 'vitest'
import { passesAll } from './passes-all.ts'

describe('passesAll', () => {
  test.for([
    [['pass', 'pass'], true],
    [['pass', 'FAIL'], false],
    [['TIMEOUT'], false],
    [[], false],
  ] as const)('%j is %s', ([labels, expected]) => {
    expect(passesAll(labels)).toBe(expected)
  })
})
