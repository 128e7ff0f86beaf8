import { hasMultilineText, indentAt } from '../shapes/indentation.ts'
import { wholeLines } from '../shapes/removal.ts'
import type { SourceNode } from '../tree/source-node.ts'
import type { RuleContext } from '../types/mutation-rule.ts'
import { COLLECTION_NAMES, freeName } from './free-name.ts'
import { indentUnit } from './indent-unit.ts'
import { pushedBy, type Pushed } from './pushed-by.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const SIMPLE = /^(return_statement|expression_statement|lexical_declaration)$/
const DEFERRED = /function|arrow|class|method|ternary|statement_block|template_substitution/

/** `const out = []` and a loop that only pushes → spread, filter and map. */
const toCalls: RewriteRule = (node, { source }) => {
  if (node.type !== 'for_in_statement' || node.field('operator')?.text !== 'of') return []
  const siblings = node.parent?.named ?? []
  const before = siblings[siblings.indexOf(node) - 1]
  const [declarator, ...more] = before?.named ?? []
  const [name, value] = [declarator?.field('name'), declarator?.field('value')]
  if (before?.type !== 'lexical_declaration' || more.length > 0) return []
  if (name?.type !== 'identifier' || value?.text !== '[]') return []
  const calls = callsText(node, pushedBy(node.field('body'), name.text))
  if (calls === undefined || source.slice(before.end, node.end).includes('//')) return []
  const end = before.text.endsWith(';') ? ';' : ''
  return [
    {
      operator: 'loop_to_array_calls',
      kind: 'rewritten',
      anchor: before.start,
      edits: [{ start: value.start, end: node.end, after: calls + end }],
    },
  ]
}

function callsText(loop: SourceNode, pushed: Pushed | undefined): string | undefined {
  const [kind, left, right] = ['kind', 'left', 'right'].map(field => loop.field(field))
  if (pushed === undefined || left === undefined || right === undefined) return undefined
  if (!/^(const|let)$/.test(kind?.text ?? '')) return undefined
  const parameter = left.type === 'identifier' ? left.text : `(${left.text})`
  const { item, condition } = pushed
  const filter = condition === undefined ? '' : `.filter(${parameter} => ${condition})`
  const body = item.type === 'object' ? `(${item.text})` : item.text
  const map = item.text === left.text ? '' : `.map(${parameter} => ${body})`
  const text = `[...${right.text}]${filter}${map}`
  return text.includes('\n') ? undefined : text
}

/** `xs.map(x => e)` or `xs.filter(…)` in a plain statement → a loop before it that pushes. */
const toLoop: RewriteRule = (node, context) => {
  const callee = node.type === 'call_expression' ? node.field('function') : undefined
  const [method, list] = [callee?.field('property')?.text, callee?.field('object')]
  const statement = statementOf(node)
  if (statement === undefined || list === undefined) return []
  if (method !== 'map' && method !== 'filter') return []
  const lines = wholeLines(statement.start, statement.end, context.source)
  if (lines === undefined || hasMultilineText(statement) || callee?.text.includes('?.')) return []
  const name = freeName(COLLECTION_NAMES, context.source, statement.start)
  const loop = loopText(node, { name, list, statement, isMap: method === 'map' }, context)
  if (loop === undefined) return []
  return [
    {
      operator: 'array_call_to_loop',
      kind: 'rewritten',
      anchor: node.start,
      edits: [
        { start: lines.start, end: lines.start, after: loop },
        { start: node.start, end: node.end, after: name },
      ],
    },
  ]
}

/** Rewrites between loops and array methods; JavaScript and TypeScript. */
export const ARRAY_REWRITES: readonly RewriteRule[] = [toLoop, toCalls]

interface LoopParts {
  readonly name: string
  readonly list: SourceNode
  readonly statement: SourceNode
  readonly isMap: boolean
}

function loopText(
  call: SourceNode,
  { name, list, statement, isMap }: LoopParts,
  { source }: RuleContext,
): string | undefined {
  const [arrow, ...more] = call.field('arguments')?.named ?? []
  if (arrow?.type !== 'arrow_function' || more.length > 0) return undefined
  const [parameter, body] = [parameterOf(arrow), arrow.field('body')]
  if (parameter === undefined || body === undefined) return undefined
  if (body.type === 'statement_block' || arrow.text.startsWith('async')) return undefined
  const block = statement.parent
  if (block?.parent === undefined) return undefined
  const item = isMap ? body.text : parameter
  const push = `${name}.push(${item})`
  const end = /;\s*$/m.test(source) ? ';' : ''
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const indent = indentAt(statement.start, source)
  const unit = indentUnit(block, block.parent, source)
  const lines = [
    `${indent}const ${name} = []${end}`,
    `${indent}for (const ${parameter} of ${list.text}) {`,
    `${indent}${unit}${isMap ? push : `if (${body.text}) ${push}`}${end}`,
    `${indent}}`,
  ]
  return lines.every(line => !line.includes('\n')) ? lines.join(newline) + newline : undefined
}

/** The text of an arrow function's only parameter, without its type; undefined for others. */
function parameterOf(arrow: SourceNode): string | undefined {
  const bare = arrow.field('parameter')
  if (bare !== undefined) return bare.text
  const [only, ...more] = arrow.field('parameters')?.named ?? []
  const pattern = only?.field('pattern') ?? only
  const isPlain = /^(identifier|array_pattern|object_pattern)$/.test(pattern?.type ?? '')
  return isPlain && more.length === 0 ? pattern?.text : undefined
}

/** The statement that always computes the call, and before it nothing that it might depend on. */
function statementOf(node: SourceNode): SourceNode | undefined {
  for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
    if (SIMPLE.test(outer.type)) return outer.parent?.type === 'statement_block' ? outer : undefined
    const isLogical = /^(&&|\|\||\?\?)$/.test(outer.field('operator')?.text ?? '')
    if (DEFERRED.test(outer.type) || isLogical) return undefined
  }
  return undefined
}
