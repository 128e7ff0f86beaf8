import type { Language } from '../schema/index.ts'
import { isBalanced, splitArguments } from './brackets.ts'

/**
 * Returns the one-line assertions on a function in a test file, as the runner takes them: `assert`
 * and `assertEqual` of Python, `expect(…).toBe|toEqual|toStrictEqual` and `assert` of JavaScript.
 */
export function extractTests(
  testSource: string,
  functionName: string,
  language: Language,
): readonly string[] {
  const calls = new RegExp(String.raw`(?<![\w.])${functionName.replaceAll('$', String.raw`\$`)}\(`)
  const lines = testSource
    .split('\n')
    .map(line => line.trim())
    .filter(line => calls.test(line))
  const tests = lines.map(language === 'python' ? pythonTest : scriptTest)
  return [...new Set(tests.filter(test => test !== undefined))]
}

function pythonTest(line: string): string | undefined {
  if (/^assert\s/.test(line) && isBalanced(line)) return line
  const equal = /^self\.assertEquals?\((.*)\)$/.exec(line)?.[1]
  const [left, right, ...more] = equal === undefined ? [] : splitArguments(equal)
  return left === undefined || right === undefined || more.length > 0
    ? undefined
    : `assert (${left}) == (${right})`
}

function scriptTest(line: string): string | undefined {
  const statement = line.replace(/;$/, '')
  if (/^assert(\.\w+)?\(/.test(statement) && isBalanced(statement)) return statement
  const found = /^expect\((.*)\)\.(toBe|toEqual|toStrictEqual)\((.*)\)$/.exec(statement)
  const [, left = '', , right = ''] = found ?? []
  if (found === null || !isBalanced(left) || !isBalanced(right)) return undefined
  return `assert.deepStrictEqual(${left}, ${right})`
}
