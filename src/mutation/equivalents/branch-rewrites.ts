import { conditionOf } from '../shapes/condition.ts'
import { hasMultilineText, indentAt } from '../shapes/indentation.ts'
import { wholeLines } from '../shapes/removal.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { clone } from './clone.ts'
import { indentUnit, shiftedLines } from './indent-unit.ts'
import { negatedText } from './negated-text.ts'
import type { RewriteRule } from './rewrite-rule.ts'

/** `if c: A else: B` → `if not c: B else: A`. */
const invertIf: RewriteRule = (node, { source, table }) => {
  if (node.type !== 'if_statement') return []
  const others = node.named.filter(({ type }) => /^(elif|else)_clause$/.test(type))
  const [other] = others
  const condition = conditionOf(node, table)
  const body = node.field('consequence')
  if (other?.type !== 'else_clause' || others.length > 1 || condition === undefined) return []
  const otherBody = other.field('body') ?? other.named[0]
  if (body === undefined || otherBody === undefined || otherBody.type === 'if_statement') return []
  if (!mayTradePlaces(body, otherBody, source)) return []
  return [
    {
      operator: 'invert_if',
      kind: 'clone-sized',
      anchor: node.start,
      edits: [
        {
          start: condition.start,
          end: condition.end,
          after: negatedText(condition, source, table),
        },
        { start: body.start, end: body.end, after: otherBody.text },
        { start: otherBody.start, end: otherBody.end, after: body.text },
      ],
    },
  ]
}

/** `a if c else b` → `b if not c else a`. */
const invertTernary: RewriteRule = (node, { source, table }) => {
  if (node.type !== table.nodes.conditional || node.named.length !== 3) return []
  const condition = conditionOf(node, table)
  const [yes, no] =
    table.words.ternary === 'words'
      ? [node.named[0], node.named[2]]
      : [node.named[1], node.named[2]]
  if (condition === undefined || yes === undefined || no === undefined) return []
  const isNested = [yes, no].some(({ type }) => type === node.type || /lambda|function/.test(type))
  if (isNested) return []
  const negated = negatedText(condition, source, table)
  const after =
    table.words.ternary === 'words'
      ? `${no.text} if ${negated} else ${yes.text}`
      : `${negated} ? ${no.text} : ${yes.text}`
  return [clone('invert_conditional', node, after)]
}

/** `if g: return x` before other statements → those statements move into its `else`. */
const nestGuard: RewriteRule = (node, { source, table }) => {
  const block = node.parent
  if (node.type !== 'if_statement' || block === undefined || !table.nodes.blocks.has(block.type))
    return []
  if (node.named.some(({ type }) => /^(elif|else)_clause$/.test(type))) return []
  const body = node.field('consequence')
  const last = body?.named.at(-1)
  const rest = block.named.slice(block.named.indexOf(node) + 1)
  const [first, end] = [rest[0], rest.at(-1)]
  if (body === undefined || last === undefined || first === undefined || end === undefined)
    return []
  if (!table.nodes.blocks.has(body.type) || !table.nodes.exits.has(last.type)) return []
  const lines = wholeLines(first.start, end.end, source)
  if (lines === undefined || rest.some(hasMultilineText) || block.type === 'program') return []
  return [{ ...nested(node, body, lines, { source, table }), anchor: node.start }]
}

/** Rewrites of branches. */
export const BRANCH_REWRITES: readonly RewriteRule[] = [invertIf, invertTernary, nestGuard]

function nested(
  guard: SourceNode,
  body: SourceNode,
  lines: { readonly start: number; readonly end: number },
  { source, table }: Parameters<RewriteRule>[1],
): Pick<ReturnType<RewriteRule>[number], 'operator' | 'kind' | 'edits'> {
  const indent = indentAt(guard.start, source)
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const moved = shiftedLines(source.slice(lines.start, lines.end), indentUnit(body, guard, source))
  const isWord = table.words.ternary === 'words'
  const edits = isWord
    ? [{ start: lines.start, end: lines.end, after: `${indent}else:${newline}${moved}` }]
    : [
        { start: guard.end, end: guard.end, after: ' else {' },
        { start: lines.start, end: lines.end, after: closed(moved, indent, newline) },
      ]
  return { operator: 'nest_guard', kind: 'rewritten', edits }
}

function closed(text: string, indent: string, newline: string): string {
  return text.endsWith('\n') ? `${text}${indent}}${newline}` : `${text}${newline}${indent}}`
}

function mayTradePlaces(body: SourceNode, other: SourceNode, source: string): boolean {
  const isAlike = startsLine(body, source) === startsLine(other, source)
  const indents = [body, other].map(each => indentAt((each.named[0] ?? each).start, source))
  return body.type === other.type && isAlike && indents[0] === indents[1]
}

function startsLine(body: SourceNode, source: string): boolean {
  const lineStart = source.lastIndexOf('\n', body.start - 1) + 1
  return source.slice(lineStart, body.start).trim() === ''
}
