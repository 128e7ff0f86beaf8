import { operationsOf, type Operation } from '../shapes/operation.ts'
import { replacementsOf } from '../shapes/replacements-of.ts'
import { isContainerLiteral } from '../shapes/sequence.ts'
import { isRegex, regexEdits } from '../shapes/regex-text.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { MutationRules, Proposal, Rule, RuleContext } from './mutation-rule.ts'
import { nameTwins } from './name-twins.ts'

const operator: Rule = (node, context) =>
  operationsOf(node, context.table).flatMap(operation => otherOperators(operation, context))

const assignment: Rule = (node, { table }) =>
  operationsOf(node, table)
    .filter(({ kind }) => kind === 'augmented')
    .map(({ sign }) => uses(sign, '=', 'drop_augmentation', 2))

const step: Rule = (node, { table }) => {
  if (node.type !== 'update_expression') return []
  const sign = node.field('operator')
  return sign === undefined
    ? []
    : replacementsOf(table.operators, sign.text).map(([to, tier]) => uses(sign, to, 'update', tier))
}

const negation: Rule = (node, { table }) => {
  const sign = node.children[0]
  if (!table.nodes.unary.has(node.type) || sign === undefined) return []
  const argument = node.field('argument') ?? node.named[0]
  if (argument === undefined || !['not', '!', '-', '~'].includes(sign.text)) return []
  const problem = `the ${sign.text} before ${argument.text.replaceAll(/\s+/g, ' ')} is missing.`
  const [start, end] = [sign.start, argument.start]
  return [{ operator: `drop_${WORDS[sign.text]}`, tier: 1, start, end, after: '', problem }]
}

const repetition: Rule = (node, { table }) =>
  isRegex(node, table) ? regexEdits(node, 'repetition') : []

/** Another arithmetic, bitwise or logical operator, or none. */
export const WRONG_OPERATOR: MutationRules = {
  type: 'wrong_operator',
  rules: [operator, assignment, step, negation, repetition, nameTwins('wrongOperator')],
}

const WORDS: Readonly<Record<string, string>> = {
  not: 'not',
  '!': 'not',
  '-': 'minus',
  '~': 'invert',
}

function otherOperators(operation: Operation, { table }: RuleContext): readonly Proposal[] {
  const { kind, sign, left, right } = operation
  const isText = [left, right].some(each => isContainerLiteral(each, table))
  // Text and lists know no other arithmetic: the mutant would only crash.
  if (kind === 'comparison' || (kind !== 'logical' && isText)) return []
  const suffix = kind === 'augmented' ? '=' : ''
  return replacementsOf(table.operators, operation.operator).map(([to, tier]) =>
    uses(sign, to + suffix, kind, tier),
  )
}

function uses(sign: SourceNode, to: string, operator: string, tier: 1 | 2 | 3): Proposal {
  const problem = `uses ${to} instead of ${sign.text}.`
  return { operator, tier, start: sign.start, end: sign.end, after: to, problem }
}
