import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

const BINDING = new Set([
  'await',
  'await_expression',
  'not_operator',
  'comparison_operator',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'list_splat',
  'dictionary_splat',
  'spread_element',
  'expression_statement',
])

/** Returns the text of an expression such that any operator may stand beside it. */
export function asOperand(node: SourceNode, table: LanguageTable): string {
  return table.nodes.atoms.has(node.type) ? node.text : `(${node.text})`
}

/** Returns the text of an expression such that it may stand in the place of another one. */
export function inPlaceOf(node: SourceNode, place: SourceNode, table: LanguageTable): string {
  if (table.nodes.atoms.has(node.type) || isDelimited(place, table)) return onOneLine(node, table)
  return `(${node.text})`
}

/** Tells whether any expression may stand in the place of a node without parentheses. */
export function isDelimited(node: SourceNode, table: LanguageTable): boolean {
  const { parent } = node
  if (parent === undefined || BINDING.has(parent.type)) return false
  if (table.nodes.binary.has(parent.type) || table.nodes.unary.has(parent.type)) return false
  if (parent.type === table.nodes.conditional || parent.type === table.nodes.member.type)
    return false
  if (parent.type === table.nodes.call) return false
  const isIndexed = parent.type === table.nodes.index.type
  return !(isIndexed && parent.field(table.nodes.index.object) === node)
}

// Text that left the brackets around it must not break its line.
function onOneLine(node: SourceNode, table: LanguageTable): string {
  const isBracketed = /^[([{]/.test(node.text) && table.nodes.atoms.has(node.type)
  return node.text.includes('\n') && !isBracketed ? `(${node.text})` : node.text
}
