import type { SourceNode } from '../tree/source-node.ts'

/** What each round of a loop appends to an array, and when. */
export interface Pushed {
  readonly item: SourceNode
  /** Without the parentheses of its `if`. */
  readonly condition: string | undefined
}

// What must happen in the loop's own function, or more often than the item is made.
const BOUND_TO_LOOP = /^(await|yield|assignment|augmented_assignment|update)_expression$/

/** Reads a loop body that does nothing but push one item to `name`, perhaps under a condition. */
export function pushedBy(body: SourceNode | undefined, name: string): Pushed | undefined {
  const statement = onlyStatement(body)
  if (statement === undefined || isBoundToLoop(statement)) return undefined
  if (statement.type !== 'if_statement') return pushOf(statement, name)
  const inner = pushOf(onlyStatement(statement.field('consequence')), name)
  const condition = statement.field('condition')?.named[0]?.text
  if (inner === undefined || condition === undefined || mentions(condition, name)) return undefined
  return statement.field('alternative') === undefined ? { ...inner, condition } : undefined
}

function onlyStatement(body: SourceNode | undefined): SourceNode | undefined {
  if (body?.type !== 'statement_block') return body
  return body.named.length === 1 ? body.named[0] : undefined
}

function pushOf(statement: SourceNode | undefined, name: string): Pushed | undefined {
  const call = statement?.type === 'expression_statement' ? statement.named[0] : undefined
  const [item, ...more] = call?.field('arguments')?.named ?? []
  if (call?.field('function')?.text !== `${name}.push` || item === undefined) return undefined
  const isOne = more.length === 0 && item.type !== 'spread_element'
  return isOne && !mentions(item.text, name) ? { item, condition: undefined } : undefined
}

function isBoundToLoop(node: SourceNode): boolean {
  return BOUND_TO_LOOP.test(node.type) || node.children.some(isBoundToLoop)
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text)
}
