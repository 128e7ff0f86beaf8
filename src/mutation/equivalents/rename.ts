import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { bindingsOf } from './bindings.ts'
import { otherName } from './other-name.ts'
import type { Rewrite, RewriteRule, SpanEdit } from './rewrite-rule.ts'

/** Gives the local names of an outermost function other names, with and without its parameters. */
export const rename: RewriteRule = (node, { table }) => {
  if (!table.nodes.functions.has(node.type) || isInsideFunction(node, table)) return []
  const { parameters, locals } = bindingsOf(node, table)
  const taken = new Set(identifiersBelow(node).map(({ text }) => text))
  const variants = [
    { operator: 'rename_all', names: [...parameters, ...locals] },
    { operator: 'rename_locals', names: [...locals] },
  ]
  return variants.flatMap(({ operator, names }) => renamed(node, names, taken, operator))
}

function renamed(
  node: SourceNode,
  names: readonly string[],
  taken: ReadonlySet<string>,
  operator: string,
): readonly Rewrite[] {
  const chosen = new Map<string, string>()
  for (const name of names) {
    chosen.set(name, otherName(name, new Set([...taken, ...chosen.values()])))
  }
  const edits = identifiersBelow(node).flatMap((identifier): readonly SpanEdit[] => {
    const after = chosen.get(identifier.text)
    return after === undefined ? [] : [{ start: identifier.start, end: identifier.end, after }]
  })
  return edits.length === 0 ? [] : [{ operator, kind: 'rewritten', anchor: node.start, edits }]
}

/** Lists the identifiers that name a variable: no attributes, no keywords of calls. */
function identifiersBelow(node: SourceNode): readonly SourceNode[] {
  if (node.type === 'identifier') return isVariable(node) ? [node] : []
  return node.children.flatMap(identifiersBelow)
}

function isVariable(identifier: SourceNode): boolean {
  const { parent } = identifier
  if (parent?.type === 'attribute') return parent.field('attribute') !== identifier
  if (parent?.type === 'keyword_argument') return parent.field('name') !== identifier
  return true
}

function isInsideFunction(node: SourceNode, table: LanguageTable): boolean {
  for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
    if (table.nodes.functions.has(outer.type)) return true
  }
  return false
}
