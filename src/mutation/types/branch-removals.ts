import type { LanguageTable } from '../languages/language-table.ts'
import type { Tier } from '../mutant.ts'
import { brief } from '../shapes/brief.ts'
import { conditionOf } from '../shapes/condition.ts'
import { dedented } from '../shapes/indentation.ts'
import { removalOf, wholeLines } from '../shapes/removal.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { Proposal, Rule, RuleContext } from './mutation-rule.ts'

/** Deletes an `if` that has no other arm: a guard in tier 1, any other in tier 2. */
const plainIf: Rule = (node, { source, table }) => {
  if (!isIf(node) || alternatives(node).length > 0 || isElseIf(node)) return []
  const guards = isGuard(node.field('consequence'), table)
  const problem = `the ${guards ? 'guard' : 'branch'} "${brief(node.text)}" is missing.`
  const removal = removalOf(node, source, table)
  return [{ operator: guards ? 'guard' : 'branch', tier: guards ? 1 : 2, problem, ...removal }]
}

/** Deletes the first arm of `if … else if …`. */
const firstArm: Rule = (node, { table }) => {
  const [next] = isIf(node) ? alternatives(node) : []
  if (next === undefined) return []
  const inner = next.type === 'elif_clause' ? next.start + 'el'.length : elseIf(next)?.start
  return inner === undefined ? [] : [armRemoval(node, node.start, inner, table)]
}

/** Deletes an arm between others or at the end. */
const laterArm: Rule = (node, { source, table }) => {
  if (node.type === 'elif_clause') {
    const lines = wholeLines(node.start, node.end, source)
    return lines === undefined ? [] : [armRemoval(node, lines.start, lines.end, table)]
  }
  const nested = isIf(node) && isElseIf(node) ? node : undefined
  if (nested === undefined || nested.parent === undefined) return []
  const [next] = alternatives(nested)
  const body = next?.named[0]
  if (body !== undefined) return [armRemoval(nested, nested.start, body.start, table)]
  return [armRemoval(nested, behindPrevious(nested.parent), nested.end, table)]
}

/** Deletes `else` with its block. */
const elseArm: Rule = (node, { source, table }) => {
  if (node.type !== 'else_clause' || !isIf(node.parent) || elseIf(node) !== undefined) return []
  const problem = `the branch "${brief(node.text)}" is missing.`
  const lines = table.words.mustFillBlocks
    ? wholeLines(node.start, node.end, source)
    : { start: behindPrevious(node), end: node.end }
  return lines === undefined ? [] : [{ operator: 'else', tier: 2, ...lines, after: '', problem }]
}

/** `if G: guard else: B` → `B`. */
const guardWithElse: Rule = (node, { source, table }) => {
  const [other, ...more] = isIf(node) ? alternatives(node) : []
  if (other?.type !== 'else_clause' || more.length > 0 || elseIf(other) !== undefined) return []
  const body = other.field('body') ?? other.named[0]
  if (body === undefined || !isGuard(node.field('consequence'), table)) return []
  const after = table.words.mustFillBlocks ? dedented(body, node, source) : body.text
  if (after === undefined || isElseIf(node)) return []
  const problem = `the guard "${brief(firstLine(node))}" is missing.`
  return [
    { operator: 'guard_with_else', tier: 1, start: node.start, end: node.end, after, problem },
  ]
}

const assertion: Rule = (node, { source, table }) => {
  if (node.type !== 'assert_statement') return []
  const problem = `the check "${brief(node.text)}" is missing.`
  return [{ operator: 'assertion', tier: 1, ...removalOf(node, source, table), problem }]
}

/** Deletes one case of a match or switch that has others. */
const matchCase: Rule = (node, { source, table }) => {
  if (!/^(case_clause|switch_case)$/.test(node.type)) return []
  const others = node.parent?.named.filter(each => each.type === node.type) ?? []
  const lines = wholeLines(node.start, node.end, source)
  if (lines === undefined || others.length < 2) return []
  return [{ ...armRemoval(node, lines.start, lines.end, table), operator: 'case', tier: 2 }]
}

/** Deletes a bare call, whatever it does. */
const bareCall: Rule = (node, { source, table }) => {
  if (node.type !== 'expression_statement' || node.named[0]?.type !== table.nodes.call) return []
  if (/^(print|super|console)\b/.test(node.text)) return []
  const problem = `the call "${brief(node.text)}" is missing.`
  return [{ operator: 'call', tier: 3, ...removalOf(node, source, table), problem }]
}

/** Rules that delete statements or arms of branches. */
export const BRANCH_RULES: readonly Rule[] = [
  plainIf,
  firstArm,
  laterArm,
  elseArm,
  guardWithElse,
  assertion,
  matchCase,
  bareCall,
]

function isIf(node: SourceNode | undefined): node is SourceNode {
  return node?.type === 'if_statement'
}

function alternatives(node: SourceNode): readonly SourceNode[] {
  return node.named.filter(({ type }) => type === 'elif_clause' || type === 'else_clause')
}

function elseIf(clause: SourceNode): SourceNode | undefined {
  return clause.type === 'else_clause' && isIf(clause.named[0]) ? clause.named[0] : undefined
}

function isElseIf(node: SourceNode): boolean {
  return node.parent?.type === 'else_clause' && node.parent.named[0] === node
}

/** Tells whether a branch ends by leaving the function, the loop or the round. */
function isGuard(body: SourceNode | undefined, table: LanguageTable): boolean {
  if (body === undefined) return false
  const last = table.nodes.blocks.has(body.type) ? body.named.at(-1) : body
  return last !== undefined && table.nodes.exits.has(last.type)
}

function behindPrevious(clause: SourceNode): number {
  const siblings = clause.parent?.children ?? []
  return siblings[siblings.indexOf(clause) - 1]?.end ?? clause.start
}

function firstLine(node: SourceNode): string {
  return node.text.split('\n', 2).join(' ')
}

function armRemoval(
  arm: SourceNode,
  start: number,
  end: number,
  table: RuleContext['table'],
): Proposal {
  const condition = conditionOf(arm, table)?.text ?? firstLine(arm)
  const problem = `the branch for "${brief(condition)}" is missing.`
  const tier: Tier = 1
  return { operator: 'arm', tier, start, end, after: '', problem }
}
