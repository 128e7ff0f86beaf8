import { describe, expect, test } from 'vitest'
import { extractTests } from './extract-tests.ts'

describe('extractTests', () => {
  test.each([
    ['python', 'assert add(1, 2) == 3', 'assert add(1, 2) == 3'],
    ['python', 'self.assertEqual(add(1, (2)), [3, 4])', 'assert (add(1, (2))) == ([3, 4])'],
    ['python', 'assert add(1,', undefined],
    ['python', 'assert other.add(1) == 2', undefined],
    ['python', 'assert readd(1) == 2', undefined],
    ['typescript', "expect(add('(', 2)).toBe(3);", "assert.deepStrictEqual(add('(', 2), 3)"],
    ['javascript', 'assert.equal(add(1), 2)', 'assert.equal(add(1), 2)'],
    ['javascript', 'expect(add(1)).toBeGreaterThan(2)', undefined],
  ] as const)('reads of %s "%s" the test %s', (language, line, expected) => {
    expect(extractTests(`  ${line}\n`, 'add', language)).toEqual(
      expected === undefined ? [] : [expected],
    )
  })
})
