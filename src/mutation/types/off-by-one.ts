import { callOf } from '../shapes/call.ts'
import { operationsOf } from '../shapes/operation.ts'
import { returnedValue } from '../shapes/returned-value.ts'
import { isSequence } from '../shapes/sequence.ts'
import { isBound, slotOf } from '../shapes/slot.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { MutationRules, Rule, RuleContext } from './mutation-rule.ts'
import { nameTwins } from './name-twins.ts'
import { addTerm, dropTerm, moveLiteral } from './plus-minus-one.ts'

const literal: Rule = (node, context) => {
  const proposals = moveLiteral(node, context)
  return proposals.length > 0 && isBound(slotOf(node, context.table)) ? [] : proposals
}

const term: Rule = (node, context) => {
  const proposals = dropTerm(node, context)
  return proposals.length > 0 && isBound(slotOf(node, context.table)) ? [] : proposals
}

const count: Rule = (node, context) =>
  isCount(node, context) && !isBound(slotOf(node, context.table))
    ? [addTerm(node, '+', 2, context), addTerm(node, '-', 2, context)]
    : []

/** Moves a returned value: surely a number in tier 2, perhaps one in tier 3. */
const returned: Rule = (node, context) => {
  const { table } = context
  const value = returnedValue(node, table)
  if (value === undefined || isSequence(value, table) || isCount(value, context)) return []
  const isArithmetic = operationsOf(value, table)[0]?.kind === 'arithmetic'
  const isPlain = table.nodes.identifiers.has(value.type) || callOf(value, table) !== undefined
  const tier = isArithmetic ? 2 : 3
  return isArithmetic || isPlain
    ? [addTerm(value, '+', tier, context), addTerm(value, '-', tier, context)]
    : []
}

/** Off by one anywhere but at a bound: literals, terms, counts, rounding and bisection. */
export const OFF_BY_ONE: MutationRules = {
  type: 'off_by_one',
  rules: [literal, term, count, returned, nameTwins('offByOne')],
}

function isCount(node: SourceNode, { table }: RuleContext): boolean {
  const isStatement = node.parent?.type === 'expression_statement'
  const isProperty = node.type === table.nodes.member.type && node.parent?.type !== table.nodes.call
  const name = isProperty ? node.field(table.nodes.member.name)?.text : callOf(node, table)?.name
  return !isStatement && name !== undefined && table.calls.counts.has(name)
}
