import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { parserOf } from '../../test/fixtures/mutation/edits-in.ts'
import { agreementTests, speedTests } from './agreement-tests.ts'
import { generateInputs } from './inputs.ts'

const TESTS = ['assert f([3, 1, 2], "ab") == [1]', 'assert f([], x=True) == {"k": (1,)}']
const inputs = generateInputs(TESTS, 'f', parserOf(), { seed: 1 })

function python(...lines: readonly string[]): number | null {
  return spawnSync('python3', ['-c', lines.join('\n')]).status
}

describe('generateInputs', () => {
  test('starts with the arguments of the tests and makes 500 different ones', () => {
    expect(inputs.slice(0, 2)).toEqual(['([3, 1, 2], "ab")', '([], x=True)'])
    expect(new Set(inputs).size).toBe(500)
  })

  test('makes arguments that are programs', () => {
    expect(python('def f(*a, **k): pass', ...inputs.map(input => `f${input}`))).toBe(0)
  })

  test('gives all there are where literals are few', () => {
    const few = generateInputs(['assert f(True) == 1'], 'f', parserOf(), { seed: 1 })

    expect(few.toSorted()).toEqual(['(False)', '(True)'])
  })

  test('depends on the seed alone', () => {
    expect(generateInputs(TESTS, 'f', parserOf(), { seed: 1 })).toEqual(inputs)
    expect(generateInputs(TESTS, 'f', parserOf(), { seed: 2 })).not.toEqual(inputs)
  })

  test('is empty without a call of the function', () => {
    expect(generateInputs(['assert g(1) == 1'], 'f', parserOf(), { seed: 1 })).toEqual([])
  })
})

describe('agreementTests', () => {
  const reference = 'def f(x):\n    return [x, "ü\\n"]\n'
  const comparison = { reference, functionName: 'f', inputs: ['(1)', '(0)', '("a", "b")'] }
  const holds = (code: string): boolean =>
    python(code, ...agreementTests(comparison, 'python')) === 0

  test('passes for a function that gives and raises the same', () => {
    expect(holds('def f(y):\n    return list((y, "ü\\n"))')).toBe(true)
  })

  test.each([
    ['another value', 'def f(x):\n    return [x or 2, "ü\\n"]'],
    ['another type', 'def f(x):\n    return (x, "ü\\n")'],
    ['no exception', 'def f(*x):\n    return [x[0], "ü\\n"]'],
  ])('fails for %s', (_, code) => {
    expect(holds(code)).toBe(false)
  })
})

describe('speedTests', () => {
  const write = (inputs: readonly string[], perTest = 1): readonly string[] =>
    speedTests({ functionName: 'f', inputs }, 'python', perTest)
  const code = 'def f(n):\n    return sum(range(n))'

  test.each([
    ['passes for a quick input', ['(1)'], 0],
    ['passes for one that raises', ['("a")'], 0],
    ['fails for a slow one', ['(20_000_000)'], 1],
    ['fails for a variable that only its own test knew', ['(xs)'], 1],
    ['fails for several with a slow one among them', ['(1)', '(20_000_000)'], 1],
  ])('%s', (_, inputs, exit) => {
    expect(python(code, ...write(inputs, 2))).toBe(exit)
  })

  test('puts as many inputs into a test as asked for', () => {
    expect(write(['(1)', '(2)', '(3)'], 2)).toHaveLength(2)
  })
})

describe('agreementTests in JavaScript', () => {
  const reference = 'export function f(x) {\n  return x.length > 1 ? [x[0]] : x.none.here\n}\n'
  const inputs = ['([1, 2])', '([])', '("ab")']
  const holds = (code: string): boolean => {
    const tests = agreementTests({ reference, functionName: 'f', inputs }, 'javascript')
    const program = ["import assert from 'node:assert'", code, ...tests].join('\n')
    return spawnSync(process.execPath, ['--input-type=module', '-e', program]).status === 0
  }

  test('passes for a function that gives and throws the same', () => {
    expect(
      holds('function f(y) {\n  return y.length > 1 ? [...y].slice(0, 1) : y.none.here\n}'),
    ).toBe(true)
  })

  test.each([
    ['another value', 'function f(x) { return x.length > 1 ? [x[1]] : x.none.here }'],
    ['another type', 'function f(x) { return x.length > 1 ? new Set([x[0]]) : x.none.here }'],
    ['no exception', 'function f(x) { return [x[0]] }'],
    ['another promise', 'async function f(x) { return x.length > 1 ? [x[1]] : x.none.here }'],
    ['another iterator', 'function* f(x) { yield x.length > 1 ? [x[1]] : x.none.here }'],
  ])('fails for %s', (_, code) => {
    expect(holds(code)).toBe(false)
  })
})
