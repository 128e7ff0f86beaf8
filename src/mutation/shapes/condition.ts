import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

const CONDITIONED = new Set([
  'if_statement',
  'elif_clause',
  'while_statement',
  'do_statement',
  'ternary_expression',
  'for_statement',
])

/** Returns the expression that a node decides by, without the parentheses that JavaScript needs. */
export function conditionOf(node: SourceNode, table: LanguageTable): SourceNode | undefined {
  if (node.type === 'conditional_expression') return node.named[1]
  if (node.type === 'if_clause' || node.type === 'assert_statement') return node.named[0]
  if (!CONDITIONED.has(node.type)) return undefined
  const condition = node.field('condition')
  if (condition === undefined || !condition.isNamed) return undefined
  const mustUnwrap = table.words.ternary === 'signs' && condition.type === table.nodes.parentheses
  return mustUnwrap ? condition.named[0] : condition
}
