import type { Language } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'

/** A function as a task shows it: without the text that describes it. */
export interface DescribedFunction {
  /** First paragraph of docstring or JSDoc, white space collapsed; undefined when there is none. */
  readonly query: string | undefined
  readonly code: string
}

const FEWEST_WORDS = 3

/**
 * Takes a function's description out of it. `before` is the module's text in front of the function,
 * where JSDoc stands.
 */
export function describeFunction(
  code: string,
  before: string,
  {
    language,
    parse,
  }: { readonly language: Language; readonly parse: (source: string) => TreeNode },
): DescribedFunction {
  if (language !== 'python') return { query: queryOf(jsDocAbove(before)), code }
  const docstring = docstringOf(parse(code))
  if (docstring === undefined) return { query: undefined, code }
  const lineStart = code.lastIndexOf('\n', docstring.startIndex) + 1
  const lineEnd = code.indexOf('\n', docstring.endIndex)
  const text = code.slice(docstring.startIndex, docstring.endIndex)
  const isAlone = lineEnd < 0 || code.slice(lineStart, docstring.startIndex).trim() !== ''
  // A body of a docstring alone computes nothing.
  if (isAlone) return { query: undefined, code }
  return {
    query: queryOf(text.replace(/^[rRuU]*("""|'''|"|')/, '').replace(/("""|'''|"|')$/, '')),
    code: code.slice(0, lineStart) + code.slice(lineEnd + 1).replace(/^(?:[ \t]*\n)+/, ''),
  }
}

function docstringOf(root: TreeNode): TreeNode | undefined {
  const definition = root.children.find(({ type }) => type === 'function_definition')
  const [first] = definition?.childForFieldName('body')?.children ?? []
  const [text] = first?.type === 'expression_statement' ? first.children : []
  return text?.type === 'string' ? first : undefined
}

/** The text of a JSDoc block that ends directly in front of the function. */
function jsDocAbove(before: string): string {
  const start = before.lastIndexOf('/**')
  const block = start < 0 ? '' : before.slice(start)
  const found = /^\/\*\*([^]*?)\*\/\s*(?:(?:export|default|async)\s+)*$/.exec(block)?.[1] ?? ''
  return found
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
}

function queryOf(text: string): string | undefined {
  const [first = ''] = text.trim().split(/\n\s*\n|\n\s*(?:@\w|:\w+|>>>)/)
  const words = first
    .replace(/\{@link\s+([^}|]+)[^}]*\}/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
  const isText = words.length >= FEWEST_WORDS && !/^(@\w|:\w+|>>>)/.test(first)
  return isText ? words.join(' ') : undefined
}
