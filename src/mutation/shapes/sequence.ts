import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { callOf } from './call.ts'
import { operationsOf } from './operation.ts'

const MAKERS = new Set(
  'str list tuple sorted join chr format lower upper strip replace reversed bytes repr'.split(' '),
)

/** Tells whether an expression is, by its look, a list, tuple or text. */
export function isSequence(node: SourceNode, table: LanguageTable): boolean {
  if (table.nodes.sequences.has(node.type)) return true
  if (node.type === table.nodes.parentheses) return node.named.some(each => isSequence(each, table))
  const isSlice =
    node.type === table.nodes.index.type && node.named.some(each => each.type === 'slice')
  if (isSlice || MAKERS.has(callOf(node, table)?.name ?? '')) return true
  const [operation] = operationsOf(node, table)
  if (operation === undefined || !['+', '*'].includes(operation.operator)) return false
  return isSequence(operation.left, table) || isSequence(operation.right, table)
}

/** Tells whether an expression is a literal of text, a list, a tuple or a mapping. */
export function isContainerLiteral(node: SourceNode, table: LanguageTable): boolean {
  return table.nodes.sequences.has(node.type) || /^(dictionary|object|set)$/.test(node.type)
}
