import type { Tier } from '../mutant.ts'
import { brief } from '../shapes/brief.ts'
import { callOf } from '../shapes/call.ts'
import { asOperand } from '../shapes/parenthesize.ts'
import { returnedValue } from '../shapes/returned-value.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal, Rule, RuleContext } from './mutation-rule.ts'

const UNSLICEABLE = new Set(
  (
    'range enumerate zip map filter reversed items keys values set product permutations ' +
    'combinations entries iter groupby sum len abs int float bool round ord any all count pow ' +
    'isinstance find index floor ceil sqrt'
  ).split(' '),
)
const TAKES_SEQUENCE = new Set(
  (
    'len sum sorted list tuple set max min any all map filter reversed zip Counter join extend ' +
    'enumerate deque reduce findall split sub finditer bool OrderedDict dict frozenset ' +
    'nlargest nsmallest merge chain heapify append count index update from concat push Array'
  ).split(' '),
)
const MAY_BE_SEQUENCE = new Set(
  (
    'identifier attribute member_expression call call_expression subscript ' +
    'subscript_expression list_comprehension'
  ).split(' '),
)

/** `for x in xs` over all but the first or the last. */
const loop: Rule = (node, context) => {
  const { table } = context
  if (!table.nodes.forEach.has(node.type)) return []
  const items = node.field('right')
  if (items === undefined || !MAY_BE_SEQUENCE.has(items.type)) return []
  return isSliceable(items, context) ? trims(items, 2, context) : []
}

const argument: Rule = (node, context) => {
  const call = callOf(node, context.table)
  if (call === undefined || !TAKES_SEQUENCE.has(call.name)) return []
  return call.positional
    .filter(each => MAY_BE_SEQUENCE.has(each.type) && isSliceable(each, context))
    .flatMap(each => trims(each, 3, context))
}

const receiver: Rule = (node, context) => {
  const call = callOf(node, context.table)
  if (call?.receiver === undefined || !/^(identifier|attribute)$/.test(call.receiver.type))
    return []
  return PURE_METHODS.has(call.name) ? trims(call.receiver, 3, context) : []
}

const result: Rule = (node, context) => {
  const value = returnedValue(node, context.table)
  if (value === undefined) return []
  const inner = value.type === context.table.nodes.parentheses ? value.named[0] : value
  if (inner === undefined || !MAY_BE_SEQUENCE.has(inner.type)) return []
  return isSliceable(inner, context) ? trims(inner, 3, context) : []
}

/** Sequences that lose their first or last element. */
export const TRIM_RULES: readonly Rule[] = [loop, argument, receiver, result]

const PURE_METHODS = new Set(
  (
    'swapcase upper lower title capitalize split isdigit isalpha isalnum isupper islower count ' +
    'find index startswith endswith replace strip join encode toUpperCase toLowerCase'
  ).split(' '),
)

function isSliceable(node: SourceNode, { table }: RuleContext): boolean {
  return !UNSLICEABLE.has(callOf(node, table)?.name ?? '')
}

function trims(node: SourceNode, tier: Tier, { table }: RuleContext): readonly Proposal[] {
  const isBare = asOperand(node, table) === node.text
  return table.calls.trims.map((trim, index) => ({
    operator: index === 0 ? 'trim_first' : 'trim_last',
    tier,
    start: isBare ? node.end : node.start,
    end: node.end,
    after: isBare ? trim : `${asOperand(node, table)}${trim}`,
    problem: `the ${index === 0 ? 'first' : 'last'} element of ${brief(node.text)} is left out.`,
  }))
}
