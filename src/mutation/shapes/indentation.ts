import type { SourceNode } from '../tree/source-node.ts'

/** Returns the whitespace at the start of the line that an offset lies on. */
export function indentAt(offset: number, source: string): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(source.slice(lineStart, offset))?.[0] ?? ''
}

/**
 * Returns a block's text indented like a statement around it; undefined when the block shares the
 * line of its header, is indented unevenly, or holds text that runs over lines.
 */
export function dedented(
  block: SourceNode,
  statement: SourceNode,
  source: string,
): string | undefined {
  return reindented(block, indentAt(statement.start, source), source)
}

/** Returns a block's text with another indent, without the indent of its first line. */
export function reindented(block: SourceNode, indent: string, source: string): string | undefined {
  const old = indentAt(block.start, source)
  const lineStart = source.lastIndexOf('\n', block.start - 1) + 1
  if (source.slice(lineStart, block.start).trim() !== '' || hasMultilineText(block))
    return undefined
  const [first = '', ...rest] = block.text.split('\n')
  const isEven = rest.every(line => line.trim() === '' || line.startsWith(old))
  if (!isEven) return undefined
  const moved = rest.map(line => (line.trim() === '' ? line : indent + line.slice(old.length)))
  return [first, ...moved].join('\n')
}

/** Tells whether a string below the node runs over several lines. */
export function hasMultilineText(node: SourceNode): boolean {
  if (/string/.test(node.type) && node.text.includes('\n')) return true
  return node.children.some(hasMultilineText)
}
