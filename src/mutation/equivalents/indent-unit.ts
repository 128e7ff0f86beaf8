import { indentAt } from '../shapes/indentation.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** Returns one step of indentation, as the block under a statement shows it. */
export function indentUnit(block: SourceNode, statement: SourceNode, source: string): string {
  const first = block.named[0] ?? block
  const [inner, outer] = [indentAt(first.start, source), indentAt(statement.start, source)]
  const isDeeper = inner.startsWith(outer) && inner.length > outer.length
  return isDeeper ? inner.slice(outer.length) : '    '
}

/** Indents each line of a text by one more step; empty lines stay as they are. */
export function shiftedLines(text: string, unit: string): string {
  return text.replaceAll(/^(?=[^\r\n])/gm, unit)
}
