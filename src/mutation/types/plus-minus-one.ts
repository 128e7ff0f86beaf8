import type { LanguageTable } from '../languages/language-table.ts'
import type { Tier } from '../mutant.ts'
import { brief } from '../shapes/brief.ts'
import { numberSiteOf, type NumberSite } from '../shapes/number-site.ts'
import { isOrdering, operationsOf } from '../shapes/operation.ts'
import { isDelimited } from '../shapes/parenthesize.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal, RuleContext } from './mutation-rule.ts'

const TIGHT = new Set(['+', '-', '*', '/', '//', '%', '**'])

/** Moves a numeric literal by one; a float is a tier-2 site. */
export function moveLiteral(
  node: SourceNode,
  { source, table }: RuleContext,
  deltas: readonly number[] = [1, -1],
): readonly Proposal[] {
  const site = numberSiteOf(node, table)
  if (site === undefined) return []
  // `E + 0` would be the same program as `E`, which `dropTerm` makes.
  const isUnitTerm = unitTermOf(node, table) !== undefined
  return deltas
    .filter(delta => !(isUnitTerm && delta === -1))
    .map(delta => moved(site, delta, source, table))
}

/** Turns `E + 1` and `E - 1` into `E`. */
export function dropTerm(node: SourceNode, { table }: RuleContext): readonly Proposal[] {
  const term = unitTermOf(node, table)
  if (term === undefined) return []
  const problem = `the ${term.sign.text} 1 after ${brief(term.left.text)} is missing.`
  const [start, end] = [term.left.end, node.end]
  return [{ operator: 'drop_unit_term', tier: 1, start, end, after: '', problem }]
}

/** Adds `+ 1` or `- 1` to an expression. */
export function addTerm(
  node: SourceNode,
  sign: '+' | '-',
  tier: Tier,
  { table }: RuleContext,
): Proposal {
  const [operation] = operationsOf(node, table)
  const isTight = table.nodes.atoms.has(node.type) || TIGHT.has(operation?.operator ?? '')
  const text = `${isTight ? node.text : `(${node.text})`} ${sign} 1`
  const stands = isDelimited(node, table) || isCompared(node, table)
  const verb = sign === '+' ? 'added to' : 'subtracted from'
  const problem = `1 is ${verb} ${brief(node.text)}.`
  const operator = sign === '+' ? 'plus_1' : 'minus_1'
  const common = { operator, tier, problem, end: node.end }
  return isTight && stands
    ? { ...common, start: node.end, after: ` ${sign} 1` }
    : { ...common, start: node.start, after: stands ? text : `(${text})` }
}

function isCompared({ parent }: SourceNode, table: LanguageTable): boolean {
  return parent !== undefined && isOrdering(operationsOf(parent, table)[0]?.operator ?? '')
}

function unitTermOf(
  node: SourceNode,
  table: LanguageTable,
): { readonly left: SourceNode; readonly sign: SourceNode } | undefined {
  const operation = node.parent && operationsOf(node.parent, table)[0]
  if (operation?.kind !== 'arithmetic' || operation.right !== node) return undefined
  const isUnit = numberSiteOf(node, table)?.value === 1n
  return isUnit && /^[+-]$/.test(operation.operator) ? operation : undefined
}

function moved(site: NumberSite, delta: number, source: string, table: LanguageTable): Proposal {
  const { node, isInteger } = site
  const text = site.moved(delta)
  return {
    operator: delta > 0 ? 'literal_plus_1' : 'literal_minus_1',
    tier: isInteger ? 1 : 2,
    start: node.start,
    end: node.end,
    after: needsParentheses(node, text, source, table) ? `(${text})` : text,
    problem: `${isInteger ? 'integer' : 'number'} ${node.text} becomes ${text}.`,
  }
}

// `n--1` and `-1 ** n` are no programs in JavaScript, and the latter is -(1 ** n) in Python.
function needsParentheses(
  node: SourceNode,
  after: string,
  source: string,
  table: LanguageTable,
): boolean {
  if (!after.startsWith('-')) return false
  const operation = node.parent && operationsOf(node.parent, table)[0]
  const isBase = operation?.operator === '**' && operation.left === node
  const isObject = node.parent?.type === table.nodes.member.type
  return isBase || isObject || /[+-]/.test(source[node.start - 1] ?? '')
}
