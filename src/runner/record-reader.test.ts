import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecords } from './record-reader.ts'

const nonce = 'a1b2c3d4e5f60718'
const expected = (tests: number, canary: number, ending = 'exit-0') => ({
  nonce,
  tests,
  canary,
  ending,
})
const lines = (...records: readonly string[]): string =>
  records.map((record, at) => `${nonce} ${at} ${record}\n`).join('')

describe('readRecords', () => {
  test('leaves the canary out and keeps the order of the tests', () => {
    const text = lines('pass', 'FAIL', 'FAIL:TypeError', 'done')

    expect(readRecords(text, expected(2, 1))).toEqual(['pass', 'FAIL:TypeError'])
  })

  test('keeps finished tests and names the end for the rest', () => {
    const text = lines('FAIL', 'pass')

    expect(readRecords(text, expected(3, 0, 'cpu'))).toEqual(['pass', 'TIMEOUT', 'TIMEOUT'])
    expect(readRecords(text, expected(3, 0, 'wall'))).toEqual(['pass', 'TIMEOUT', 'TIMEOUT'])
    expect(readRecords(text, expected(3, 0, 'signal-11'))).toEqual([
      'pass',
      'ERROR:Signal11',
      'ERROR:Signal11',
    ])
    expect(readRecords(text, expected(2, 0, 'exit-0'))).toEqual(['pass', 'ERROR:ProcessExit'])
  })

  test('does not let the last test pass when the process ends without done', () => {
    expect(readRecords(lines('FAIL', 'pass'), expected(1, 0))).toEqual(['ERROR:ProcessExit'])
    expect(readRecords(lines('pass', 'FAIL'), expected(1, 1))).toEqual(['ERROR:ProcessExit'])
  })

  test('does not let done count when the process ended badly', () => {
    const text = lines('FAIL', 'pass', 'done')

    expect(readRecords(text, expected(1, 0, 'signal-9'))).toEqual(['ERROR:Signal9'])
  })

  test.for([
    ['a canary that passes', lines('pass', 'pass', 'done')],
    ['a wrong nonce', lines('FAIL', 'pass', 'done').replaceAll(nonce, '0'.repeat(16))],
    ['a record that comes twice', `${nonce} 0 FAIL\n${nonce} 0 FAIL\n`],
    ['a record out of order', `${nonce} 1 pass\n`],
    ['a record after done', `${lines('FAIL', 'pass', 'done')}${nonce} 3 pass\n`],
    ['done instead of a test', lines('FAIL', 'done')],
    ['a test instead of done', lines('FAIL', 'pass', 'pass')],
    ['a label that is none', lines('FAIL', 'passed', 'done')],
    ['a label with a space', lines('FAIL', 'FAIL:A B', 'done')],
    ['foreign text', 'x\n'],
  ] as const)('calls %s tampering', ([, text]) => {
    expect(readRecords(text, expected(1, 0))).toEqual(['ERROR:Tampered'])
  })

  test('ignores the beginning of a record that a killed child has left', () => {
    const text = `${lines('FAIL', 'pass')}${nonce} 2 pa`

    expect(readRecords(text, expected(2, 0, 'cpu'))).toEqual(['pass', 'TIMEOUT'])
  })

  test('gives one label per test, whatever was written', () => {
    const piece = fc.oneof(
      fc.constantFrom(nonce, ' ', '\n', 'pass', 'FAIL', 'done', '0', '1', '2', 'FAIL:X'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map(pieces => pieces.join('')),
        fc.nat(5),
        fc.nat(5),
        fc.constantFrom('exit-0', 'exit-97', 'signal-9', 'cpu', 'wall', 'flood', 'nonsense'),
        (text, tests, canary, ending) => {
          const labels = readRecords(text, expected(tests, Math.min(canary, tests), ending))

          expect(labels).toHaveLength(tests)
          for (const label of labels) expect(label).toMatch(/^(pass|FAIL|TIMEOUT|ERROR|FAIL:X)/)
        },
      ),
      { seed: 3, numRuns: 2000 },
    )
  })

  test('passes nothing when any single byte of an all-passing record is changed', () => {
    const honest = Buffer.from(lines('pass', 'FAIL', 'done'))
    const passing = readRecords(honest.toString(), expected(1, 1))
    fc.assert(
      fc.property(fc.nat(honest.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Buffer.from(honest)
        bytes[at] = (bytes[at] ?? 0) ^ change
        const labels = readRecords(bytes.toString('utf8'), expected(1, 1))
        // The canary's label may be another failure; everything else is fixed.
        const isCanary = at >= honest.indexOf('FAIL') && at < honest.indexOf('FAIL') + 4

        expect(labels[0] === 'pass').toBe(isCanary && labels[0] === 'pass')
      }),
      { seed: 4, numRuns: 2000 },
    )
    expect(passing).toEqual(['pass'])
  })
})
