import type { Twins } from '../languages/language-table.ts'
import { callOf } from '../shapes/call.ts'
import { replacementsOf } from '../shapes/replacements-of.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Rule, RuleContext } from './mutation-rule.ts'
import { replacing } from './proposal.ts'

/** Calls the confusable twin of a function or method, where the table names one. */
export function nameTwins(owner: keyof Twins): Rule {
  return (node, { table }) => {
    const nameNode = calledName(node, { table })
    if (nameNode === undefined) return []
    return replacementsOf(table.twins[owner], nameNode.text).map(([to, tier]) => ({
      ...replacing(nameNode, to, `twin_${nameNode.text}`, tier),
      problem: `uses ${to} instead of ${nameNode.text}.`,
    }))
  }
}

// `map(str.lower, xs)` hands a method on without calling it.
function calledName(
  node: SourceNode,
  { table }: Pick<RuleContext, 'table'>,
): SourceNode | undefined {
  const called = callOf(node, table)?.nameNode
  if (called !== undefined) return called
  const isHandedOn = node.parent?.type === table.nodes.argumentList
  if (!isHandedOn) return undefined
  if (table.nodes.identifiers.has(node.type)) return node
  return node.type === table.nodes.member.type ? node.field(table.nodes.member.name) : undefined
}
