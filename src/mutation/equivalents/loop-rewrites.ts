import { hasMultilineText, indentAt } from '../shapes/indentation.ts'
import { wholeLines } from '../shapes/removal.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { COLLECTION_NAMES, freeName } from './free-name.ts'
import { indentUnit } from './indent-unit.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const SIMPLE = /^(return_statement|expression_statement)$/
const DEFERRED = new Set(
  (
    'lambda function_definition list_comprehension generator_expression boolean_operator ' +
    'dictionary_comprehension set_comprehension conditional_expression'
  ).split(' '),
)

/** A comprehension in a plain statement → a loop before the statement that collects. */
const toLoop: RewriteRule = (node, context) => {
  const collector = COLLECTORS[node.type]
  const statement = statementOf(node)
  if (collector === undefined || statement === undefined) return []
  const lines = wholeLines(statement.start, statement.end, context.source)
  if (lines === undefined || hasMultilineText(statement)) return []
  const name = freeName(COLLECTION_NAMES, context.source, statement.start)
  const loop = loopText(node, statement, { collector, name, source: context.source })
  if (loop === undefined) return []
  return [
    {
      operator: 'comprehension_to_loop',
      kind: 'rewritten',
      anchor: node.start,
      edits: [
        { start: lines.start, end: lines.start, after: loop },
        { start: node.start, end: node.end, after: name },
      ],
    },
  ]
}

/** `xs = []` and a loop that only appends → a comprehension. */
const toComprehension: RewriteRule = (node, { source }) => {
  if (node.type !== 'for_statement' || node.field('alternative') !== undefined) return []
  const siblings = node.parent?.named ?? []
  const before = siblings[siblings.indexOf(node) - 1]
  const start = before?.named[0]
  const [target, value] = [start?.field('left'), start?.field('right')]
  if (start?.type !== 'assignment' || target === undefined || value === undefined) return []
  if (target.type !== 'identifier' || start.field('type') !== undefined) return []
  if (target.text === 'sum') return []
  const appended = appendedBy(node.field('body'), target.text)
  const [left, right] = [node.field('left'), node.field('right')]
  if (appended === undefined || left === undefined || right === undefined) return []
  if (value.text !== appended.empty || before === undefined || node.text.includes('#')) return []
  const filter = appended.condition === undefined ? '' : ` if ${appended.condition}`
  const comprehension = `${appended.item} for ${left.text} in ${right.text}${filter}`
  const after = `${target.text} = ${appended.open}${comprehension}${appended.close}`
  if (after.includes('\n') || source.slice(before.end, node.start).includes('#')) return []
  return [
    {
      operator: 'loop_to_comprehension',
      kind: 'rewritten',
      anchor: before.start,
      edits: [{ start: before.start, end: node.end, after }],
    },
  ]
}

/** Rewrites between loops and comprehensions; Python only. */
export const LOOP_REWRITES: readonly RewriteRule[] = [toLoop, toComprehension]

interface Collector {
  readonly empty: string
  add(name: string, body: SourceNode): string
}

const COLLECTORS: Readonly<Record<string, Collector | undefined>> = {
  list_comprehension: { empty: '[]', add: (name, body) => `${name}.append(${body.text})` },
  set_comprehension: { empty: 'set()', add: (name, body) => `${name}.add(${body.text})` },
  dictionary_comprehension: {
    empty: '{}',
    add: (name, body) =>
      `${name}[${body.field('key')?.text ?? ''}] = ${body.field('value')?.text ?? ''}`,
  },
}

/** The statement whose first act is to compute the comprehension. */
function statementOf(node: SourceNode): SourceNode | undefined {
  for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
    if (SIMPLE.test(outer.type)) return outer.parent?.type === 'block' ? outer : undefined
    if (DEFERRED.has(outer.type) || outer.type === 'block') return undefined
  }
  return undefined
}

interface LoopParts {
  readonly collector: Collector
  readonly name: string
  readonly source: string
}

function loopText(
  node: SourceNode,
  statement: SourceNode,
  { collector, name, source }: LoopParts,
): string | undefined {
  const [body, ...clauses] = node.named
  const block = statement.parent?.parent
  if (body === undefined || clauses.some(({ text }) => text.startsWith('async'))) return undefined
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const unit = block === undefined ? '    ' : indentUnit(statement.parent ?? block, block, source)
  const indent = indentAt(statement.start, source)
  const headers = clauses.map((clause, depth) => `${indent}${unit.repeat(depth)}${clause.text}:`)
  const last = `${indent}${unit.repeat(clauses.length)}${collector.add(name, body)}`
  const lines = [`${indent}${name} = ${collector.empty}`, ...headers, last]
  return lines.every(line => !line.includes('\n')) ? lines.join(newline) + newline : undefined
}

interface Appended {
  readonly item: string
  readonly condition: string | undefined
  readonly empty: string
  readonly open: string
  readonly close: string
}

function appendedBy(body: SourceNode | undefined, name: string): Appended | undefined {
  const [only, ...more] = body?.named ?? []
  if (only === undefined || more.length > 0) return undefined
  if (only.type === 'if_statement' && only.field('alternative') === undefined) {
    const inner = appendedBy(only.field('consequence'), name)
    const condition = only.field('condition')?.text
    return inner === undefined || inner.condition !== undefined
      ? undefined
      : { ...inner, condition }
  }
  return appendOf(only, name) ?? additionOf(only, name)
}

function appendOf(statement: SourceNode, name: string): Appended | undefined {
  const [expression] = statement.named
  const callee = expression?.field('function')
  if (expression?.type !== 'call' || callee?.field('object')?.text !== name) return undefined
  const item = expression.field('arguments')?.named[0]?.text
  const method = callee.field('attribute')?.text
  if (item === undefined || new RegExp(`\\b${name}\\b`).test(item)) return undefined
  const common = { item, condition: undefined }
  if (method === 'append') return { ...common, empty: '[]', open: '[', close: ']' }
  return method === 'add' ? { ...common, empty: 'set()', open: '{', close: '}' } : undefined
}

function additionOf(statement: SourceNode, name: string): Appended | undefined {
  const [expression] = statement.named
  const isSum =
    expression?.type === 'augmented_assignment' && expression.field('operator')?.text === '+='
  const item = expression?.field('right')?.text
  if (!isSum || item === undefined || expression.field('left')?.text !== name) return undefined
  if (new RegExp(`\\b${name}\\b`).test(item)) return undefined
  return { item, condition: undefined, empty: '0', open: 'sum(', close: ')' }
}
