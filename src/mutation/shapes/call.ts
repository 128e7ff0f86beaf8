import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** A call by name, `f(x)` or `receiver.f(x)`. */
export interface Call {
  readonly node: SourceNode
  readonly name: string
  readonly nameNode: SourceNode
  readonly receiver: SourceNode | undefined
  /** Every argument; a bare generator is the only one. */
  readonly given: readonly SourceNode[]
  /** Arguments that have a position, up to the first that has none. */
  readonly positional: readonly SourceNode[]
}

/** Reads a node as a call of a named function or method. */
export function callOf(node: SourceNode | undefined, table: LanguageTable): Call | undefined {
  if (node === undefined || node.type !== table.nodes.call) return undefined
  const [callee, list] = [node.field('function'), node.field('arguments')]
  if (callee === undefined || list === undefined) return undefined
  const isMember = callee.type === table.nodes.member.type
  const nameNode = isMember ? callee.field(table.nodes.member.name) : callee
  if (nameNode === undefined || !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(nameNode.text)) return undefined
  const receiver = isMember ? callee.field(table.nodes.member.object) : undefined
  const given = list.type === table.nodes.argumentList ? list.named : [list]
  const firstUnordered = given.findIndex(each => table.nodes.unordered.has(each.type))
  const positional = firstUnordered === -1 ? given : given.slice(0, firstUnordered)
  return { node, name: nameNode.text, nameNode, receiver, given, positional }
}

/** Returns the call that a node is an argument of, with the argument's place. */
export function argumentPlace(
  node: SourceNode,
  table: LanguageTable,
): { readonly call: Call; readonly index: number } | undefined {
  const list = node.parent
  if (list?.type !== table.nodes.argumentList) return undefined
  const call = callOf(list.parent, table)
  return call === undefined ? undefined : { call, index: call.given.indexOf(node) }
}
