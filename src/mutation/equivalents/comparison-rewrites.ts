import type { LanguageTable } from '../languages/language-table.ts'
import { conditionOf } from '../shapes/condition.ts'
import { operationsOf } from '../shapes/operation.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { clone } from './clone.ts'
import { negatedText } from './negated-text.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const MIRRORED: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
  '===': '===',
  '!==': '!==',
}

/** `a < b` → `b > a`. */
const mirror: RewriteRule = (node, { source, table }) => {
  const operations = operationsOf(node, table)
  const [operation] = operations
  const sign = MIRRORED[operation?.operator ?? '']
  if (operation === undefined || sign === undefined || operations.length > 1) return []
  const { left, right } = operation
  if (left.text === right.text || operation.kind !== 'comparison') return []
  const before = source.slice(left.end, operation.sign.start)
  const behind = source.slice(operation.sign.end, right.start)
  return [clone('mirror_comparison', node, right.text + before + sign + behind + left.text)]
}

/** `a != b` → `not a == b`, `a not in b` → `not a in b`. */
const respellNegation: RewriteRule = (node, { source, table }) => {
  const operations = operationsOf(node, table)
  const isNegative = /^(!=|!==|not in|is not)$/.test(operations[0]?.operator ?? '')
  if (operations.length > 1 || !isNegative || !isCondition(node, table)) return []
  const positive = negatedText(node, source, table)
  const text = table.words.not === '!' ? `!(${positive})` : `${table.words.not}${positive}`
  return [clone('respell_negation', node, text)]
}

/** `not a in b` → `a not in b`. */
const joinNegation: RewriteRule = (node, { source, table }) => {
  const isNot = table.nodes.unary.has(node.type) && /^(not|!)$/.test(node.children[0]?.text ?? '')
  const argument = isNot ? (node.field('argument') ?? node.named[0]) : undefined
  if (argument === undefined || argument.type === table.nodes.parentheses) return []
  const operations = operationsOf(argument, table)
  const isEven = /^(==|===|in|is)$/.test(operations[0]?.operator ?? '')
  if (operations.length !== 1 || !isEven) return []
  return [clone('respell_negation', node, negatedText(argument, source, table))]
}

/** `a and b` as a condition → `not (not a or not b)`. */
const deMorgan: RewriteRule = (node, { source, table }) => {
  const [operation] = operationsOf(node, table)
  if (operation?.kind !== 'logical' || !isCondition(node, table)) return []
  const { and, or, not } = table.words
  if (operation.operator !== and && operation.operator !== or) return []
  const joint = operation.operator === and ? or : and
  const sides = [operation.left, operation.right].map(side => negatedText(side, source, table))
  const after = `${not}(${sides.join(` ${joint} `)})`
  return [{ ...clone('de_morgan', node, after), kind: 'rewritten' }]
}

/** Rewrites of comparisons and conditions. */
export const COMPARISON_REWRITES: readonly RewriteRule[] = [
  mirror,
  respellNegation,
  joinNegation,
  deMorgan,
]

// Only its truth is read there, so a boolean may take the place of a value.
function isCondition(node: SourceNode, table: LanguageTable): boolean {
  const holder = node.parent?.type === table.nodes.parentheses ? node.parent.parent : node.parent
  if (holder === undefined) return false
  const condition = conditionOf(holder, table)
  return (
    condition === node ||
    (condition !== undefined &&
      condition.named[0] === node &&
      condition.type === table.nodes.parentheses)
  )
}
