import { closingBracket } from './brackets.ts'

// What Vitest and Jest call `expect`, as far as values go, on the runner's assert.
const EXPECT = `
const expect = actual => {
  const of = not => {
    const check = holds => assert.ok(Boolean(holds) !== not)
    const equal = wanted => (not ? assert.notDeepStrictEqual : assert.deepStrictEqual)(actual, wanted)
    const throwing = (...wanted) => (not ? assert.doesNotThrow(actual) : assert.throws(actual, ...wanted.filter(each => typeof each !== 'string')))
    return {
      toBe: wanted => check(Object.is(actual, wanted)), toEqual: equal, toStrictEqual: equal,
      toBeUndefined: () => check(actual === undefined), toBeDefined: () => check(actual !== undefined),
      toBeNull: () => check(actual === null), toBeNaN: () => check(Number.isNaN(actual)),
      toBeTruthy: () => check(actual), toBeFalsy: () => check(!actual),
      toBeGreaterThan: wanted => check(actual > wanted), toBeLessThan: wanted => check(actual < wanted),
      toBeInstanceOf: type => check(actual instanceof type), toContain: item => check(actual.includes(item)),
      toHaveLength: length => check(actual.length === length), toMatch: pattern => check(new RegExp(pattern).test(actual)),
      toThrow: throwing, toThrowError: throwing,
    }
  }
  return { ...of(false), not: of(true) }
}
`
const CASE =
  /\b(?:test|it)\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)\s*,\s*(async\s*)?(?:function\s*\w*\s*)?\((?:assert|t)?\)\s*(?:=>\s*)?\{/g

/**
 * Returns every test case of a JavaScript or TypeScript file that calls a function, each as one block
 * of statements: the body of `test(…)` or `it(…)`, behind an `expect` made of the runner's assert.
 */
export function scriptTests(testSource: string, functionName: string): readonly string[] {
  const name = functionName.replaceAll('$', String.raw`\$`)
  const aliases = aliasesOf(testSource, functionName)
  const calls = new RegExp(String.raw`(?<![\w.$])(?:${[name, ...aliases].join('|')})\(`)
  return [...testSource.matchAll(CASE)].flatMap(found => {
    const open = found.index + found[0].length - 1
    const close = closingBracket(testSource, open)
    const body = close < 0 ? '' : testSource.slice(open + 1, close)
    if (!calls.test(body)) return []
    const names = aliases.map(alias => `const ${alias} = ${functionName}`)
    const isAsync = found[1] !== undefined
    return [
      [EXPECT.trim(), ...names, isAsync ? `await (async () => {${body}})()` : `{${body}}`].join(
        '\n',
      ),
    ]
  })
}

/** What a test file calls the default export of the tested module, where it is not its name. */
function aliasesOf(testSource: string, functionName: string): readonly string[] {
  const imports = [
    ...testSource.matchAll(/^import\s+([\w$]+)\s*(?:,\s*\{[^}]*\}\s*)?from\s*['"]\.[^'"]*['"]/gm),
  ]
  const names = imports.map(([, name = '']) => name)
  return names.length === 1 ? names.filter(name => name !== functionName) : []
}
