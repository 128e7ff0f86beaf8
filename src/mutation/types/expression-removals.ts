import { brief } from '../shapes/brief.ts'
import { callOf } from '../shapes/call.ts'
import { numberSiteOf } from '../shapes/number-site.ts'
import { operationsOf } from '../shapes/operation.ts'
import { inPlaceOf } from '../shapes/parenthesize.ts'
import { isRegex, regexEdits } from '../shapes/regex-text.ts'
import { isContainerLiteral } from '../shapes/sequence.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal, Rule, RuleContext } from './mutation-rule.ts'

/** Deletes one side of a conjunction or disjunction. */
const operand: Rule = (node, { table }) => {
  const [operation] = operationsOf(node, table)
  if (operation?.kind !== 'logical') return []
  const { left, right } = operation
  return [
    missing('operand', [left.end, right.end], right, 'condition'),
    missing('operand', [left.start, right.start], left, 'condition'),
  ]
}

/** Turns a conditional expression into one of its branches. */
const ternary: Rule = (node, { table }) => {
  if (node.type !== table.nodes.conditional || node.named.length !== 3) return []
  const branches =
    table.words.ternary === 'words' ? [node.named[0], node.named[2]] : node.named.slice(1)
  return branches
    .filter(branch => branch !== undefined)
    .map(branch => {
      const problem = `always gives ${brief(branch.text)}, without asking.`
      return { ...unwrapped(node, branch, { table }), operator: 'ternary', tier: 1, problem }
    })
}

const filter: Rule = node => {
  if (node.type !== 'if_clause') return []
  const siblings = node.parent?.children ?? []
  const before = siblings[siblings.indexOf(node) - 1]
  return before === undefined ? [] : [missing('filter', [before.end, node.end], node, 'filter')]
}

/** `max(0, x)` → `x`. */
const clamp: Rule = (node, { table }) => {
  const call = callOf(node, table)
  if (call === undefined || !table.calls.clamps.has(call.name) || call.given.length !== 2) return []
  const kept = call.positional.filter(each => numberSiteOf(each, table) === undefined)
  const [only] = kept
  if (only === undefined || kept.length !== 1) return []
  const problem = `the limit "${brief(node.text)}" is missing.`
  return [{ ...unwrapped(node, only, { table }), operator: 'clamp', tier: 1, problem }]
}

/** `.get(k, d)` → `.get(k)`; as a filler also `next(…, d)`. */
const defaultValue: Rule = (node, { table }) => {
  const call = callOf(node, table)
  const [first, second] = call?.given ?? []
  if (first === undefined || second === undefined || call?.given.length !== 2) return []
  const isGet = call.receiver !== undefined && /^(get|pop|setdefault)$/.test(call.name)
  if (!isGet && call.name !== 'next') return []
  return [{ ...missing('default', [first.end, second.end], second, 'default'), tier: 2 }]
}

const anchor: Rule = (node, { table }) => (isRegex(node, table) ? regexEdits(node, 'anchor') : [])

/** Leaves out a function or method around a value: `sorted(x)` → `x`, `x.strip()` → `x`. */
const wrapper: Rule = (node, { table }) => {
  const call = callOf(node, table)
  if (call === undefined || !table.calls.wrappers.has(call.name)) return []
  const isStatement = node.parent?.type === 'expression_statement'
  const isNamespace = /^(Math|Number|Object|Array|JSON)$/.test(call.receiver?.text ?? '')
  const kept = call.receiver !== undefined && !isNamespace ? call.receiver : call.given[0]
  if (kept === undefined || isStatement || kept.type === 'generator_expression') return []
  if (table.nodes.unordered.has(kept.type) || isIndexable(kept, call.receiver, { table })) return []
  const problem = `${call.name} is not applied to ${brief(kept.text)}.`
  return [{ ...unwrapped(node, kept, { table }), operator: `drop_${call.name}`, tier: 3, problem }]
}

/** Rules that delete a part of an expression. */
export const EXPRESSION_RULES: readonly Rule[] = [
  operand,
  ternary,
  filter,
  clamp,
  defaultValue,
  anchor,
  wrapper,
]

// `str.lower(x)` names a type, no value; dropping the method would keep the type.
function isIndexable(
  kept: SourceNode,
  receiver: SourceNode | undefined,
  { table }: Pick<RuleContext, 'table'>,
): boolean {
  if (receiver === kept) return /^(str|list|dict|set|re|math|int|itertools)$/.test(kept.text)
  return isContainerLiteral(kept, table) && receiver !== undefined
}

function unwrapped(
  node: SourceNode,
  kept: SourceNode,
  { table }: Pick<RuleContext, 'table'>,
): Pick<Proposal, 'start' | 'end' | 'after'> {
  return { start: node.start, end: node.end, after: inPlaceOf(kept, node, table) }
}

function missing(
  operator: string,
  [start, end]: readonly [start: number, end: number],
  part: SourceNode,
  what: string,
): Proposal {
  const problem = `the ${what} "${brief(part.text)}" is missing.`
  return { operator, tier: 1, start, end, after: '', problem }
}
