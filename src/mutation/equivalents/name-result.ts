import { indentAt } from '../shapes/indentation.ts'
import { wholeLines } from '../shapes/removal.ts'
import { returnedValue } from '../shapes/returned-value.ts'
import { freeName } from './free-name.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const PLAIN = /^(identifier|integer|float|number|string|true|false|none|null|undefined|this)$/

const NAMES = ['outcome', 'answer', 'returned', 'finding']

/** `return e` → `outcome = e` and `return outcome`. */
export const nameResult: RewriteRule = (node, { source, table }) => {
  const value = returnedValue(node, table)
  if (node.type !== 'return_statement' || value === undefined || PLAIN.test(value.type)) return []
  const lines = wholeLines(node.start, node.end, source)
  if (lines === undefined || !table.nodes.blocks.has(node.parent?.type ?? '')) return []
  if (/yield/.test(value.type)) return []
  const name = freeName(NAMES, source, node.start)
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const [keyword, end] = table.words.ternary === 'words' ? ['', ''] : ['const ', ';']
  const between = `${end}${newline}${indentAt(node.start, source)}return ${name}`
  return [
    {
      operator: 'name_result',
      kind: 'rewritten',
      anchor: node.start,
      edits: [
        { start: node.start, end: value.start, after: `${keyword}${name} = ` },
        { start: value.end, end: value.end, after: between },
      ],
    },
  ]
}
