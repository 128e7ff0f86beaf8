import { brief } from '../shapes/brief.ts'
import { conditionOf } from '../shapes/condition.ts'
import { operationsOf, type Operation } from '../shapes/operation.ts'
import { asOperand } from '../shapes/parenthesize.ts'
import { isRegex, regexEdits } from '../shapes/regex-text.ts'
import { replacementsOf } from '../shapes/replacements-of.ts'
import { returnedValue } from '../shapes/returned-value.ts'
import { isContainerLiteral } from '../shapes/sequence.ts'
import { numberSiteOf } from '../shapes/number-site.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { MutationRules, Proposal, Rule, RuleContext } from './mutation-rule.ts'
import { nameTwins } from './name-twins.ts'

const ORDER = new Set(['<', '<=', '>', '>='])

const comparison: Rule = (node, context) =>
  operationsOf(node, context.table)
    .filter(({ kind }) => kind === 'comparison')
    .flatMap(operation => otherComparisons(operation, context))

/** Negates a condition that is no comparison, no negation and no conjunction. */
const truthiness: Rule = (node, { table }) => {
  const condition = conditionOf(node, table)
  if (condition === undefined || operationsOf(condition, table).length > 0) return []
  if (table.nodes.unary.has(condition.type) || table.nodes.booleans.has(condition.type)) return []
  return [negated(condition, 'negate_condition', 1, { table })]
}

const boolean: Rule = (node, { table }) => {
  if (!table.nodes.booleans.has(node.type)) return []
  const { words } = table
  const after = node.text === words.true ? words.false : words.true
  const isFlag = node.parent?.type === 'keyword_argument'
  const problem = isFlag
    ? `${brief(node.parent?.text ?? '')} has ${after} instead of ${node.text}.`
    : `${node.text} becomes ${after}.`
  return [{ operator: 'flip_boolean', tier: 2, start: node.start, end: node.end, after, problem }]
}

/** Sorts the other way round. */
const reverse: Rule = (node, { table }) => {
  if (node.type !== 'call' || !/(^|\.)(sorted|sort)$/.test(node.field('function')?.text ?? ''))
    return []
  const list = node.field('arguments')
  const close = list?.children.at(-1)
  if (list?.type !== table.nodes.argumentList || close === undefined) return []
  const names = list.named.map(each => each.field('name')?.text)
  if (names.includes('reverse')) return []
  const comma = list.children.at(-2)?.type === ','
  const after = `${list.named.length === 0 || comma ? '' : ', '}reverse=True`
  const problem = `${brief(node.text)} sorts in the reverse order.`
  return [
    { operator: 'reverse_order', tier: 2, start: close.start, end: close.start, after, problem },
  ]
}

const regexClass: Rule = (node, { table }) =>
  isRegex(node, table) ? regexEdits(node, 'class') : []

const returned: Rule = (node, { table }) => {
  const value = returnedValue(node, table)
  if (value === undefined || table.nodes.tuples.has(value.type)) return []
  if (operationsOf(value, table).some(({ kind }) => kind === 'comparison')) return []
  if (table.nodes.unary.has(value.type) || isConstant(value, table.nodes.booleans)) return []
  if (/^(yield|await|lambda|conditional_expression)/.test(value.type)) return []
  if (isContainerLiteral(value, table) || numberSiteOf(value, table) !== undefined) return []
  return [negated(value, 'negate_result', 3, { table })]
}

/** A comparison that asks something else: negated, turned round or weakened. */
export const WRONG_COMPARISON: MutationRules = {
  type: 'wrong_comparison',
  rules: [
    comparison,
    truthiness,
    boolean,
    reverse,
    regexClass,
    returned,
    nameTwins('wrongComparison'),
  ],
}

function otherComparisons(operation: Operation, { table }: RuleContext): readonly Proposal[] {
  const { sign, left, right, operator } = operation
  // States and text are equal or not; which one is greater decides nothing.
  const isState = [left, right].some(
    each => isContainerLiteral(each, table) || CONSTANTS.has(each.type),
  )
  return replacementsOf(table.comparisons, operator)
    .filter(([to]) => !(isState && ORDER.has(to) && !ORDER.has(operator)))
    .map(([to, tier]) => ({
      operator: 'comparison',
      tier,
      start: sign.start,
      end: sign.end,
      after: to,
      problem: `compares with ${to} instead of ${operator}.`,
    }))
}

const CONSTANTS = new Set(['true', 'false', 'none', 'null', 'undefined'])

function isConstant(node: SourceNode, booleans: ReadonlySet<string>): boolean {
  return booleans.has(node.type) || CONSTANTS.has(node.type)
}

function negated(
  node: SourceNode,
  operator: string,
  tier: 1 | 3,
  { table }: Pick<RuleContext, 'table'>,
): Proposal {
  const problem = `${brief(node.text)} is negated.`
  const isBare = asOperand(node, table) === node.text
  const [start, end] = [node.start, isBare ? node.start : node.end]
  const after = table.words.not + (isBare ? '' : asOperand(node, table))
  return { operator, tier, start, end, after, problem }
}
