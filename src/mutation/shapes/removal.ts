import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** A span and what stands in its place afterwards. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly after: string
}

const REST_OF_LINE = /^[ \t\f]*;?[ \t\f]*((#|\/\/).*)?\r?$/

/** Removes a statement: its whole lines, or, where it shares them or stands alone, its text. */
export function removalOf(
  statement: SourceNode,
  source: string,
  table: LanguageTable,
): Replacement {
  const isInBlock = table.nodes.blocks.has(statement.parent?.type ?? '')
  const isAlone = !isInBlock || (statement.parent?.named.length ?? 1) < 2
  const lines = wholeLines(statement.start, statement.end, source)
  const mustStay = isAlone && (table.words.mustFillBlocks || !isInBlock)
  if (lines === undefined || mustStay) {
    return { start: statement.start, end: statement.end, after: table.words.empty }
  }
  return { ...lines, after: '' }
}

/** Returns the lines that a span fills, with their line ends; undefined when it shares one. */
export function wholeLines(
  start: number,
  end: number,
  source: string,
): { readonly start: number; readonly end: number } | undefined {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const newline = source.indexOf('\n', end)
  const lineEnd = newline === -1 ? source.length : newline
  const isBlank = source.slice(lineStart, start).trim() === ''
  if (!isBlank || !REST_OF_LINE.test(source.slice(end, lineEnd))) return undefined
  return { start: lineStart, end: newline === -1 ? source.length : newline + 1 }
}
