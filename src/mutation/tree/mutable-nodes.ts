import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from './source-node.ts'

const HEADER_FIELDS = ['name', 'return_type', 'type_parameters', 'superclass']

/**
 * Lists the nodes that may be edited, outermost first: bodies and parameters of functions, without
 * docstrings, annotations, decorators, imports and comments.
 */
export function mutableNodes(root: SourceNode, table: LanguageTable): readonly SourceNode[] {
  const found: SourceNode[] = []
  collect(root, false, table, found)
  return found
}

function collect(
  node: SourceNode,
  isInside: boolean,
  table: LanguageTable,
  found: SourceNode[],
): void {
  if (table.nodes.skipped.has(node.type) || isDocstring(node)) return
  const isFunction = table.nodes.functions.has(node.type)
  if (isInside || isFunction) found.push(node)
  const headers = isFunction ? HEADER_FIELDS.map(name => node.field(name)) : []
  for (const child of node.children) {
    if (!headers.includes(child)) collect(child, isInside || isFunction, table, found)
  }
}

// A text that stands alone as the first statement of a function or class.
function isDocstring(node: SourceNode): boolean {
  if (node.type !== 'expression_statement' || node.named[0]?.type !== 'string') return false
  const holder = node.parent?.parent?.type ?? ''
  return node.parent?.named[0] === node && /^(function|class)_definition$/.test(holder)
}
