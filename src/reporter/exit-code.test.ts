import { describe, expect, test } from 'vitest'
import { exitCodeOf, type Failures } from './exit-code.ts'

const failures = (changes: Partial<Failures>, gateCode: 0 | 1 | 3 = 0): Failures => ({
  gates: { decisions: [], problems: [], exitCode: gateCode, reason: '' },
  problems: [],
  hasFaults: false,
  hasOtherFailures: false,
  ...changes,
})

describe('exitCodeOf', () => {
  test.for([
    ['nothing failed', failures({}), undefined],
    ['a regression', failures({}, 1), 1],
    ['a regression beside faults', failures({ hasFaults: true }, 1), 1],
    ['a gate that cannot be judged', failures({}, 3), 3],
    ['a failed query', failures({ hasFaults: true }), 3],
    ['an unreadable baseline', failures({ problems: ['checksum'] }), 3],
    [
      'a fault beside a failing user test',
      failures({ hasFaults: true, hasOtherFailures: true }),
      undefined,
    ],
    ['a failing user test alone', failures({ hasOtherFailures: true }), undefined],
  ] as const)('%s: %s', ([, given, code]) => {
    expect(exitCodeOf(given)).toBe(code)
  })
})
