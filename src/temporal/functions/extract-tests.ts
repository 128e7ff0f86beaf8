import type { Language } from '../../schema/index.ts'

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
  const lines = testSource.split('\n').map(line => line.trim()).filter(line => calls.test(line))
  const tests = lines.map(language === 'python' ? pythonTest : scriptTest)
  return [...new Set(tests.filter(test => test !== undefined))]
}

function pythonTest(line: string): string | undefined {
  if (/^assert\s/.test(line) && isBalanced(line)) return line
  const equal = /^self\.assertEquals?\((.*)\)$/.exec(line)?.[1]
  const [left, right, ...more] = equal === undefined ? [] : splitArguments(equal)
  return left === undefined || right === undefined || more.length > 0 ? undefined : `assert (${left}) == (${right})`
}

function scriptTest(line: string): string | undefined {
  const statement = line.replace(/;$/, '')
  if (/^assert(\.\w+)?\(/.test(statement) && isBalanced(statement)) return statement
  const found = /^expect\((.*)\)\.(toBe|toEqual|toStrictEqual)\((.*)\)$/.exec(statement)
  const [, left = '', , right = ''] = found ?? []
  if (found === null || !isBalanced(left) || !isBalanced(right)) return undefined
  return `assert.deepStrictEqual(${left}, ${right})`
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Splits at the commas that no bracket or quote encloses. */
function splitArguments(text: string): readonly string[] {
  const parts: string[] = []
  let start = 0
  scan(text, (at, depth) => {
    if (depth === 0 && text[at] === ',') {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  })
  return [...parts, text.slice(start).trim()]
}

function isBalanced(text: string): boolean {
  return scan(text, () => {}) === 0
}

/** Visits what stands outside quotes; returns how many brackets stay open, −1 when one is wrong. */
function scan(text: string, visit: (at: number, depth: number) => void): number {
  const open: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"' || character === "'" || character === '`') {
      const end = closingQuote(text, at)
      if (end < 0) return -1
      at = end
    } else if (CLOSING[character] !== undefined) open.push(CLOSING[character])
    else if (')]}'.includes(character) && open.pop() !== character) return -1
    else visit(at, open.length)
  }
  return open.length
}

function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at
  }
  return -1
}
