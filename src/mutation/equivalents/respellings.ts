import { callOf } from '../shapes/call.ts'
import { numberSiteOf } from '../shapes/number-site.ts'
import { operationsOf } from '../shapes/operation.ts'
import { returnedValue } from '../shapes/returned-value.ts'
import { clone } from './clone.ts'
import type { RewriteRule } from './rewrite-rule.ts'

/** `2 * n` → `n * 2` and `n + 1` → `1 + n`, where one side is a number. */
const commute: RewriteRule = (node, { source, table }) => {
  const [operation] = operationsOf(node, table)
  if (operation?.kind !== 'arithmetic' || !/^[+*]$/.test(operation.operator)) return []
  const { left, right } = operation
  const isNumber = [left, right].some(each => numberSiteOf(each, table) !== undefined)
  const isPlain = [left, right].every(each => table.nodes.atoms.has(each.type))
  if (!isNumber || !isPlain || left.text === right.text) return []
  return [clone('commute', node, right.text + source.slice(left.end, right.start) + left.text)]
}

/** `range(n)` → `range(0, n)` and back. */
const spellRange: RewriteRule = (node, { table }) => {
  const call = callOf(node, table)
  if (call === undefined || !table.calls.ranges.has(call.name)) return []
  const [first, second] = call.given
  const [start, after] =
    call.given.length === 1 ? [first, `0, ${first?.text}`] : [first, second?.text ?? '']
  if (start === undefined || call.given.length > 2) return []
  if (call.given.length === 2 && start.text !== '0') return []
  const edit = { start: start.start, end: (second ?? start).end, after }
  return [{ operator: 'respell_range', kind: 'clone-sized', anchor: node.start, edits: [edit] }]
}

/** `[:k]` → `[0:k]` and back. */
const spellSlice: RewriteRule = node => {
  if (node.type !== 'slice' || node.children.filter(({ type }) => type === ':').length > 1)
    return []
  const [first] = node.children
  if (first?.type === ':') return [clone('respell_slice', node, `0${node.text}`)]
  return first?.text === '0' ? [clone('respell_slice', node, node.text.slice(1))] : []
}

/** `x ** 2` → `x * x`. */
const spellSquare: RewriteRule = (node, { table }) => {
  const [operation] = operationsOf(node, table)
  const isSquare = operation?.operator === '**' && operation.right.text === '2'
  if (!isSquare || !table.nodes.identifiers.has(operation.left.type)) return []
  return [clone('respell_square', node, `(${operation.left.text} * ${operation.left.text})`)]
}

/** `'a'` → `"a"`, where nothing has to be escaped. */
const spellQuotes: RewriteRule = node => {
  if (node.type !== 'string') return []
  const [, prefix = '', quote = '', body = ''] =
    /^([a-zA-Z]*)(['"])([^'"\\{}\n]*)\2$/.exec(node.text) ?? []
  if (quote === '' || /[fFbB]/.test(prefix)) return []
  const other = quote === "'" ? '"' : "'"
  return [clone('respell_quotes', node, `${prefix}${other}${body}${other}`)]
}

/** `return x` → `return (x)` and back. */
const spellReturn: RewriteRule = (node, { table }) => {
  if (node.type !== 'return_statement') return []
  const value = returnedValue(node, table)
  if (value === undefined || /yield|await|expression_list/.test(value.type)) return []
  const inner = value.type === table.nodes.parentheses ? value.named[0] : undefined
  if (value.type !== table.nodes.parentheses)
    return [clone('respell_return', value, `(${value.text})`)]
  const mayUnwrap =
    inner !== undefined && !value.text.includes('\n') && inner.type !== 'named_expression'
  // `return(x)` without its parentheses would be one word.
  const isApart = node.text.startsWith('return ')
  return mayUnwrap ? [clone('respell_return', value, `${isApart ? '' : ' '}${inner.text}`)] : []
}

/** Other spellings of one expression, the least visible ones last. */
export const RESPELLINGS: readonly RewriteRule[] = [
  commute,
  spellRange,
  spellSlice,
  spellSquare,
  spellReturn,
  spellQuotes,
]
