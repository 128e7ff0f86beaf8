import { loadParser, type TreeNode } from '../syntax/index.ts'

/** Test functions of a file as statements that the runner executes one by one. */
export interface WholeTests {
  readonly tests: readonly string[]
  /** Test functions on the name that need more than the runner has: fixtures, other decorators. */
  readonly withFixtures: number
}

/**
 * Returns every test function of a Python file that calls a function, each as one statement block:
 * its body, behind the file's standard imports. `self` is a `unittest.TestCase`; literal
 * `pytest.mark.parametrize` becomes a loop; names that the file imports from the project stand for
 * what the tested module defines.
 */
export async function pythonTests(testSource: string, functionName: string): Promise<WholeTests> {
  const root = (await loadParser('python'))(testSource)
  const prelude = preludeOf(root, testSource)
  const calls = new RegExp(String.raw`(?<!\w)${functionName}\s*\(`)
  const tests: string[] = []
  let withFixtures = 0
  for (const found of testFunctions(root)) {
    const text = textOf(found.definition, testSource)
    if (!calls.test(text)) continue
    const body = bodyOf(found, testSource)
    if (body === undefined) withFixtures += 1
    else tests.push([...prelude, ...body].join('\n'))
  }
  return { tests, withFixtures }
}

interface TestFunction {
  readonly definition: TreeNode
  readonly decorators: readonly TreeNode[]
}

function testFunctions(node: TreeNode): readonly TestFunction[] {
  return node.children.flatMap(child => {
    const isDecorated = child.type === 'decorated_definition'
    const definition = isDecorated ? child.childForFieldName('definition') : child
    if (definition?.type === 'class_definition') {
      const body = definition.childForFieldName('body')
      return body === null ? [] : testFunctions(body)
    }
    if (definition?.type !== 'function_definition') return []
    const decorators = isDecorated ? child.children.filter(({ type }) => type === 'decorator') : []
    return [{ definition, decorators }]
  })
}

/** The lines of a test, without indentation of its own; undefined when it needs a fixture. */
function bodyOf(
  { definition, decorators }: TestFunction,
  source: string,
): readonly string[] | undefined {
  const name = nameOf(definition, source)
  const body = definition.childForFieldName('body')
  if (!name.startsWith('test') || body === null || textOf(definition, source).startsWith('async'))
    return undefined
  const loops = decorators.map(decorator => loopOf(textOf(decorator, source)))
  if (loops.includes(undefined)) return undefined
  const bound = new Set(loops.flatMap(loop => loop?.names ?? []))
  const parameters = definition.childForFieldName('parameters')
  const names = (parameters?.children ?? [])
    .filter(({ isNamed }) => isNamed)
    .map(node => textOf(node, source))
  if (names.some(each => each !== 'self' && !bound.has(each))) return undefined
  // A function around the body: `return`, and names that the module must not see.
  const lines = [`def ${name}():`, ...blockLines(body, source).map(line => `    ${line}`)]
  const indented = loops.reduceRight<readonly string[]>(
    (inner, loop) => [
      `for ${loop?.names.join(', ')} in ${loop?.values}:`,
      ...inner.map(line => `    ${line}`),
    ],
    [...lines, `${name}()`],
  )
  return [
    ...(names.includes('self') ? ['import unittest', 'self = unittest.TestCase()'] : []),
    ...indented,
  ]
}

/** `@pytest.mark.parametrize('a, b', [...])` as a loop; undefined for any other decorator. */
function loopOf(
  decorator: string,
): { readonly names: readonly string[]; readonly values: string } | undefined {
  const found =
    /^@pytest\.mark\.parametrize\(\s*(['"])([\w\s,]+)\1\s*,\s*([[(][^]*[\])])\s*,?\s*\)$/.exec(
      decorator,
    )
  const [, , names = '', values = ''] = found ?? []
  if (found === null || /\bpytest\.param\b/.test(values)) return undefined
  return {
    names: names
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
    values: values.replaceAll(/\s*\n\s*/g, ' '),
  }
}

/** A block's lines as they would stand at the left margin. */
function blockLines(body: TreeNode, source: string): readonly string[] {
  const start = source.lastIndexOf('\n', body.startIndex) + 1
  const indent = source.slice(start, body.startIndex)
  const lines = source.slice(start, body.endIndex).split('\n')
  return lines.map(line => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
}

/** The file's imports: as they stand where they are standard, else the tested module's own names. */
function preludeOf(root: TreeNode, source: string): readonly string[] {
  const imports = root.children.filter(({ type }) => /^import(_from)?_statement$/.test(type))
  const lines = imports.flatMap(node => {
    const text = textOf(node, source).replaceAll(/\s*\n\s*/g, ' ')
    const names = boundNames(node, source)
    return [
      'try:',
      `    ${text}`,
      'except Exception:',
      ...names.map(
        name => `    ${name} = globals().get('${name}') or _types.SimpleNamespace(**globals())`,
      ),
      '    pass',
    ]
  })
  return lines.length === 0 ? [] : ['import types as _types', ...lines]
}

function boundNames(node: TreeNode, source: string): readonly string[] {
  const module = node.childForFieldName('module_name')
  return node.children
    .filter(child => child.startIndex !== module?.startIndex)
    .filter(({ type }) => type === 'dotted_name' || type === 'aliased_import')
    .map(child => {
      const alias = child.type === 'aliased_import' ? child.childForFieldName('alias') : null
      return alias === null ? (textOf(child, source).split('.')[0] ?? '') : textOf(alias, source)
    })
}

function nameOf(definition: TreeNode, source: string): string {
  const name = definition.childForFieldName('name')
  return name === null ? '' : textOf(name, source)
}

function textOf({ startIndex, endIndex }: TreeNode, source: string): string {
  return source.slice(startIndex, endIndex)
}
