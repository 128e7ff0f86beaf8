import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readReleasedCache } from './released-cache.ts'

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')
const row = (results: readonly string[]): string =>
  JSON.stringify({
    code_sha256: sha('def f(): pass'),
    tests_sha256: sha('["assert f() is None"]'),
    test_results: results,
  })

describe('readReleasedCache', () => {
  test('finds the labels of a pair by the hashes of code and tests', () => {
    const cache = readReleasedCache(`${row(['pass', 'FAIL:TypeError'])}\n`)

    expect(cache.size).toBe(1)
    expect(cache.get('def f(): pass', ['assert f() is None'])).toEqual(['pass', 'FAIL:TypeError'])
    expect(cache.get('def f(): pass', ['assert f()'])).toBeUndefined()
  })

  test('reads the keys of a release that hashed in another way', () => {
    const line = JSON.stringify({
      code_sha256: sha('def f(): pass\n'),
      tests_sha256: sha('assert f() is None\nassert not f()'),
      test_results: ['pass', 'pass'],
    })
    const tests = ['assert f() is None', 'assert not f()']
    const hashes = {
      code: (code: string) => sha(`${code}\n`),
      tests: (list: readonly string[]) => sha(list.join('\n')),
    }

    expect(readReleasedCache(line).get('def f(): pass', tests)).toBeUndefined()
    expect(readReleasedCache(line, hashes).get('def f(): pass', tests)).toEqual(['pass', 'pass'])
  })

  test('does not take an empty list for a run', () => {
    expect(readReleasedCache(row([])).get('def f(): pass', ['assert f() is None'])).toBeUndefined()
  })

  test.for([['{"code_sha256": 1}'], ['not json'], [row(['passed'])]])(
    'names the line of %j',
    line => {
      expect(() => readReleasedCache(`${row(['pass'])}\n${line}`)).toThrow(
        'Line 2 of the execution cache',
      )
    },
  )
})
