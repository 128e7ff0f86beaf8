import type { LanguageTable } from '../languages/language-table.ts'
import { operationsOf } from '../shapes/operation.ts'
import { asOperand } from '../shapes/parenthesize.ts'
import type { SourceNode } from '../tree/source-node.ts'

const OPPOSITES: Readonly<Record<string, string>> = {
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
}

/** Returns the text of a condition's negation, as short as it can be said. */
export function negatedText(node: SourceNode, source: string, table: LanguageTable): string {
  const operations = operationsOf(node, table)
  const [operation] = operations
  const opposite = operations.length === 1 ? OPPOSITES[operation?.operator ?? ''] : undefined
  if (operation !== undefined && opposite !== undefined) {
    const { left, sign, right } = operation
    return (
      source.slice(node.start, left.end) +
      source.slice(left.end, sign.start) +
      opposite +
      source.slice(sign.end, right.end)
    )
  }
  const inner = unnegated(node, table)
  return inner?.text ?? `${table.words.not}${asOperand(node, table)}`
}

/** Returns what stands behind a `not`, when it may stand alone. */
function unnegated(node: SourceNode, table: LanguageTable): SourceNode | undefined {
  const isNot = table.nodes.unary.has(node.type) && /^(not|!)$/.test(node.children[0]?.text ?? '')
  return isNot ? (node.field('argument') ?? node.named[0]) : undefined
}
