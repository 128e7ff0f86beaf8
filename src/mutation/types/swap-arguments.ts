import type { Tier } from '../mutant.ts'
import { brief } from '../shapes/brief.ts'
import { callOf } from '../shapes/call.ts'
import { operationsOf, type Operation } from '../shapes/operation.ts'
import { asOperand } from '../shapes/parenthesize.ts'
import { isSequence } from '../shapes/sequence.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { MutationRules, Proposal, Rule, RuleContext } from './mutation-rule.ts'

const ORDERED = new Set(['-', '/', '//', '%', '**', '<<', '>>', '>>>'])

const callArguments: Rule = (node, { source, table }) => {
  const call = callOf(node, table)
  if (call === undefined || table.calls.fixedOrder.has(call.name)) return []
  return neighbours(call.positional)
    .filter(pair => !pair.some(({ type }) => table.nodes.lambdas.has(type)))
    .map(pair => swapped(pair, source, 'arguments', 1))
}

const operands: Rule = (node, context) =>
  operationsOf(node, context.table).flatMap(operation => {
    if (operation.kind !== 'arithmetic') return []
    const isText = isJoin(operation, context)
    if (operation.operator === '%' && isText) return []
    if (ORDERED.has(operation.operator)) return [swappedOperands(operation, 1, context)]
    return operation.operator === '+' && isText ? [swappedOperands(operation, 2, context)] : []
  })

const elements: Rule = (node, { source, table }) => {
  if (!table.nodes.tuples.has(node.type) || !holdsResults(node)) return []
  const plain = node.named.filter(each => !table.nodes.unordered.has(each.type))
  return neighbours(plain).map(pair => swapped(pair, source, 'elements', 2))
}

const sliceBounds: Rule = (node, { source }) => {
  if (node.type !== 'slice') return []
  const colon = node.children.findIndex(each => each.type === ':')
  const pair = [node.children[colon - 1], node.children[colon + 1]]
  const bounds = pair.flatMap(each => (each?.isNamed === true ? [each] : []))
  return neighbours(bounds).map(each => swapped(each, source, 'slice bounds', 2))
}

const receiver: Rule = (node, { source, table }) => {
  const call = callOf(node, table)
  if (call?.receiver === undefined || !table.calls.receivers.has(call.name)) return []
  const [argument] = call.given
  if (argument === undefined || call.given.length !== 1 || call.positional.length !== 1) return []
  if (argument.text === call.receiver.text || argument.type === 'generator_expression') return []
  const moved = asOperand(argument, table)
  const after = moved + source.slice(call.receiver.end, argument.start) + call.receiver.text
  const problem = `${brief(call.receiver.text)} and ${brief(argument.text)} changed places.`
  const [start, end] = [call.receiver.start, argument.end]
  return [{ operator: 'receiver', tier: 2, start, end, after, problem }]
}

const pairKey: Rule = (node, { source }) => {
  if (node.type !== 'pair' || node.parent?.type !== 'dictionary_comprehension') return []
  return neighbours(node.named).map(pair => swapped(pair, source, 'key and value', 2))
}

const parameters: Rule = (node, { source, table }) => {
  if (!PARAMETERS.has(node.type)) return []
  const isLambda = table.nodes.lambdas.has(node.parent?.type ?? '')
  const plain = node.named.filter(each => PLAIN_PARAMETERS.has(each.type))
  return neighbours(plain)
    .filter(pair => pair.every(({ text }) => text !== 'self' && text !== 'cls'))
    .map(pair => swapped(pair, source, 'parameters', isLambda ? 2 : 3))
}

const duplicate: Rule = (node, { table }) => {
  const call = callOf(node, table)
  if (call === undefined || table.calls.fixedOrder.has(call.name)) return []
  const plain = call.positional.filter(({ type }) => !table.nodes.lambdas.has(type))
  return neighbours(plain).map(([first, second]) => ({
    operator: 'duplicate_argument',
    tier: 3,
    start: second.start,
    end: second.end,
    after: first.text,
    problem: `${brief(first.text)} is passed twice instead of ${brief(second.text)}.`,
  }))
}

/** Arguments, operands, elements or parameters in the wrong order. */
export const SWAP_ARGUMENTS: MutationRules = {
  type: 'swap_arguments',
  rules: [callArguments, operands, elements, sliceBounds, receiver, pairKey, parameters, duplicate],
}

const PARAMETERS = new Set(['parameters', 'lambda_parameters', 'formal_parameters'])
const PLAIN_PARAMETERS = new Set(['identifier', 'typed_parameter', 'required_parameter'])
const RESULT_HOLDERS = new Set([
  'return_statement',
  'assignment',
  'assignment_expression',
  'variable_declarator',
  'lambda',
  'yield',
  'argument_list',
  'arguments',
  'list_comprehension',
  'generator_expression',
])

type Pair = readonly [first: SourceNode, second: SourceNode]

function neighbours(nodes: readonly SourceNode[]): readonly Pair[] {
  return nodes.flatMap((second, index): readonly Pair[] => {
    const first = nodes[index - 1]
    return first === undefined || first.text === second.text ? [] : [[first, second]]
  })
}

function swapped([first, second]: Pair, source: string, what: string, tier: Tier): Proposal {
  return {
    operator: what.replaceAll(' ', '_'),
    tier,
    start: first.start,
    end: second.end,
    after: second.text + source.slice(first.end, second.start) + first.text,
    problem: `${what} ${brief(first.text)} and ${brief(second.text)} are in the wrong order.`,
  }
}

function swappedOperands(
  { left, right }: Operation,
  tier: Tier,
  { source, table }: RuleContext,
): Proposal {
  const between = source.slice(left.end, right.start)
  const after = asOperand(right, table) + between + asOperand(left, table)
  const problem = `operands ${brief(left.text)} and ${brief(right.text)} are in the wrong order.`
  return { operator: 'operands', tier, start: left.start, end: right.end, after, problem }
}

function isJoin({ left, right }: Operation, { table }: RuleContext): boolean {
  return isSequence(left, table) || isSequence(right, table)
}

// The target `a, b = …` is no result; a tuple of the right side, in parentheses or not, is one.
function holdsResults(node: SourceNode): boolean {
  const holder = node.parent?.type === 'parenthesized_expression' ? node.parent.parent : node.parent
  if (holder === undefined || !RESULT_HOLDERS.has(holder.type)) return false
  return holder.field('left') !== node
}
