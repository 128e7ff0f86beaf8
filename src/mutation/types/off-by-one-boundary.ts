import { numberSiteOf } from '../shapes/number-site.ts'
import { operationsOf, type Operation } from '../shapes/operation.ts'
import { isBound, slotOf, type Slot } from '../shapes/slot.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { MutationRules, Rule, RuleContext } from './mutation-rule.ts'
import { BOUND_RULES } from './bounds.ts'
import { TRIM_RULES } from './trims.ts'
import { addTerm, dropTerm, moveLiteral } from './plus-minus-one.ts'

const STRICTNESS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

const strictness: Rule = (node, { table }) =>
  operationsOf(node, table).flatMap(({ sign, operator }) => {
    const after = STRICTNESS[operator]
    if (after === undefined) return []
    const effect = after.length > operator.length ? 'included' : 'excluded'
    const problem =
      `boundary comparison uses ${after} instead of ${operator}, ` +
      `so the limit itself is ${effect}.`
    return [{ operator: 'strictness', tier: 1, start: sign.start, end: sign.end, after, problem }]
  })

const literal: Rule = (node, context) => {
  if (numberSiteOf(node, context.table) === undefined) return []
  const slot = slotOf(node, context.table)
  if (!isBound(slot)) return []
  return moveLiteral(node, context, deltasAt(node, slot, context))
}

const term: Rule = (node, context) => {
  const proposals = dropTerm(node, context)
  return proposals.length > 0 && isBound(slotOf(node, context.table)) ? proposals : []
}

/** Moves the expression that fills a bound as a whole; a bare index is a tier-2 site. */
const filler: Rule = (node, context) => {
  const { table } = context
  const isCandidate = node.isNamed && !hasOwnMove(node, context)
  const slot = isCandidate ? slotOf(node, table) : undefined
  if (!isBound(slot) || slot.filler !== node || node.type === 'slice') return []
  if (slot.kind === 'comparison') return [addTerm(node, moveAt(node, context), 2, context)]
  const tier = slot.kind === 'index' ? 2 : 1
  return [addTerm(node, '+', tier, context), addTerm(node, '-', tier, context)]
}

/** A boundary that is one place too high or too low. */
export const OFF_BY_ONE_BOUNDARY: MutationRules = {
  type: 'off_by_one_boundary',
  rules: [strictness, literal, term, filler, ...BOUND_RULES, ...TRIM_RULES],
}

// On whole numbers `x < 5 + 1` is `x <= 5`, which `strictness` makes: only the other move is new.
function moveAt(node: SourceNode, { table }: RuleContext): '+' | '-' {
  const operation = operationOf(node, table)
  const isRight = operation?.right === node
  const isLoose = operation?.operator === '<=' || operation?.operator === '>'
  return isRight === isLoose ? '+' : '-'
}

function deltasAt(node: SourceNode, slot: Slot, context: RuleContext): readonly number[] {
  if (slot.kind !== 'comparison' || slot.filler !== node) return [1, -1]
  return [moveAt(node, context) === '+' ? 1 : -1]
}

function operationOf(node: SourceNode, table: RuleContext['table']): Operation | undefined {
  const operations = node.parent === undefined ? [] : operationsOf(node.parent, table)
  return operations.find(({ left, right }) => left === node || right === node)
}

const UNMOVABLE =
  /^(slice|keyword_argument|list_splat|dictionary_splat|spread_element|true|false|none|null)$/

function hasOwnMove(node: SourceNode, { table }: RuleContext): boolean {
  if (UNMOVABLE.test(node.type) || numberSiteOf(node, table) !== undefined) return true
  if (table.nodes.sequences.has(node.type)) return true
  const [operation] = operationsOf(node, table)
  if (operation === undefined) return false
  const isUnit = numberSiteOf(operation.right, table)?.value === 1n
  return operation.kind !== 'arithmetic' || (isUnit && /^[+-]$/.test(operation.operator))
}
