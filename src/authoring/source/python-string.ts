import type { TreeNode } from '../../syntax/index.ts'

const SIMPLE: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/**
 * Returns the value of a Python string literal, of adjacent literals or of one in parentheses;
 * undefined for everything else, also for bytes and f-strings.
 */
export function pythonString(node: TreeNode, source: string): string | undefined {
  switch (node.type) {
    case 'string':
      return literalValue(node, source)
    case 'concatenated_string':
      return joined(node.children.map(child => pythonString(child, source)))
    case 'parenthesized_expression': {
      const inner = node.children.filter(child => child.isNamed && child.type !== 'comment')
      const [only] = inner
      return inner.length === 1 && only !== undefined ? pythonString(only, source) : undefined
    }
    default:
      return undefined
  }
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('')
}

function literalValue(node: TreeNode, source: string): string | undefined {
  const start = node.children[0]
  const end = node.children.at(-1)
  if (start?.type !== 'string_start' || end?.type !== 'string_end') return undefined
  const prefix = source
    .slice(start.startIndex, start.endIndex)
    .replace(/['"]+$/, '')
    .toLowerCase()
  const content = source.slice(start.endIndex, end.startIndex).replaceAll('\r\n', '\n')
  if (prefix === 'r') return content
  return prefix === '' || prefix === 'u' ? unescape(content) : undefined
}

function unescape(content: string): string {
  const pattern = /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{1,3}|[\n\\'"abfnrtv])/g
  return content.replace(pattern, (_, escape: string) => SIMPLE[escape] ?? character(escape))
}

function character(escape: string): string {
  const isHex = /^[xuU]/.test(escape)
  const code = isHex ? Number.parseInt(escape.slice(1), 16) : Number.parseInt(escape, 8)
  return String.fromCodePoint(code)
}
