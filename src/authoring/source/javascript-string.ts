import type { TreeNode } from '../../syntax/index.ts'

const SIMPLE: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/**
 * Returns the value of a JavaScript string in quotes, or of such strings joined by `+`; undefined for
 * everything else, also for templates.
 */
export function javascriptString(node: TreeNode, source: string): string | undefined {
  const text = source.slice(node.startIndex, node.endIndex)
  if (node.type === 'string') return unescape(text.slice(1, -1))
  if (node.type !== 'binary_expression') return undefined
  const [left, operator, right] = node.children
  if (left === undefined || operator?.type !== '+' || right === undefined) return undefined
  const values = [javascriptString(left, source), javascriptString(right, source)]
  return values.includes(undefined) ? undefined : values.join('')
}

function unescape(content: string): string {
  const pattern = /\\(u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|\n|[^\n])/g
  return content.replace(pattern, (_, escape: string) => {
    if (escape === '\n') return ''
    const code = /^[ux]\{?([\da-fA-F]+)\}?$/.exec(escape)?.[1]
    return code === undefined
      ? (SIMPLE[escape] ?? escape)
      : String.fromCodePoint(Number.parseInt(code, 16))
  })
}
