import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** Returns the expression that a return statement or the body of a lambda gives back. */
export function returnedValue(node: SourceNode, table: LanguageTable): SourceNode | undefined {
  if (node.type === 'return_statement') return node.named[0]
  if (!table.nodes.lambdas.has(node.type)) return undefined
  const body = node.field('body')
  return body !== undefined && table.nodes.blocks.has(body.type) ? undefined : body
}
