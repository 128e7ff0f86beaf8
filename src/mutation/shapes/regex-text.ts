import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'
import { callOf } from './call.ts'

/** The parts of a pattern that a mutation type may change. */
export type RegexPart = 'repetition' | 'class' | 'count' | 'anchor'

/** One edit inside a pattern. */
export interface RegexEdit {
  readonly operator: string
  readonly tier: 2 | 3
  readonly start: number
  readonly end: number
  readonly after: string
  readonly problem: string
  readonly isInsideText: true
}

const PATTERN_CALLS = new Set(
  'compile search match fullmatch findall finditer sub subn split'.split(' '),
)

/** Tells whether a node is the text of a regular expression. */
export function isRegex(node: SourceNode, table: LanguageTable): boolean {
  if (table.nodes.regexes.has(node.type)) return true
  if (node.type !== 'string') return false
  return isNamedPattern(node) || isPatternArgument(node, table)
}

/** Lists the edits of one part of a pattern. */
export function regexEdits(node: SourceNode, part: RegexPart): readonly RegexEdit[] {
  return tokensOf(node).flatMap(token => EDITS[part](token))
}

// `pattern = '[0-9]'` is handed to `re` one line below.
function isNamedPattern({ parent }: SourceNode): boolean {
  const name = parent?.type === 'assignment' ? parent.field('left')?.text : undefined
  return name !== undefined && /pattern|regex/i.test(name)
}

function isPatternArgument(node: SourceNode, table: LanguageTable): boolean {
  const call = callOf(node.parent?.parent, table)
  const isPattern = call?.receiver?.text === 're' && PATTERN_CALLS.has(call.name)
  return isPattern && call.given[0] === node
}

interface Token {
  readonly text: string
  readonly start: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** The token before stands outside of a class and may be repeated. */
  readonly inClass: boolean
}

const TOKEN = /\\.|\{\d+(?:,\d*)?\}|\[\^?|[^\\]/gsu

function tokensOf(node: SourceNode): readonly Token[] {
  const [open, close] = quotesOf(node)
  const body = node.text.slice(open, node.text.length - close)
  let inClass = false
  return [...body.matchAll(TOKEN)].map(match => {
    const text = match[0]
    const token = {
      text,
      start: node.start + open + match.index,
      isFirst: match.index === 0,
      isLast: match.index + text.length === body.length,
      inClass,
    }
    if (text.startsWith('[') && !inClass) inClass = true
    else if (text === ']') inClass = false
    return token
  })
}

function quotesOf(node: SourceNode): readonly [open: number, close: number] {
  if (node.type !== 'string') return [0, 0]
  const [open, close] = [node.children[0], node.children.at(-1)]
  return [(open?.end ?? 0) - (open?.start ?? 0), (close?.end ?? 0) - (close?.start ?? 0)]
}

const EDITS: Readonly<Record<RegexPart, (token: Token) => readonly RegexEdit[]>> = {
  repetition: token => {
    if (token.inClass || token.isFirst) return []
    if (token.text === '+') return [edit(token, '*', 'regex_repetition')]
    return token.text === '*' ? [edit(token, '+', 'regex_repetition')] : []
  },
  class: token => {
    if (!token.inClass && token.text === '[') return [edit(token, '[^', 'regex_class')]
    if (!token.inClass && token.text === '[^') return [edit(token, '[', 'regex_class')]
    if (!/^\\[dDwWsS]$/.test(token.text)) return []
    const letter = token.text.slice(1)
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return [edit(token, `\\${other}`, 'regex_class')]
  },
  count: token => {
    const counts = /^\{(\d+)(,(\d*))?\}$/.exec(token.text)
    if (counts === null || token.inClass) return []
    const [low, high] = [Number(counts[1]), counts[3]]
    const rest = counts[2] ?? ''
    const bounds = [`{${low + 1}${rest}}`, ...(low > 0 ? [`{${low - 1}${rest}}`] : [])]
    const upper = high === undefined || high === '' ? [] : [`{${low},${Number(high) + 1}}`]
    const isValid = high === undefined || high === '' || low + 1 <= Number(high)
    return [...bounds.slice(isValid ? 0 : 1), ...upper].map(to => edit(token, to, 'regex_count'))
  },
  anchor: token => {
    const isAnchor = token.text === '\\b' || (token.text === '^' && token.isFirst)
    if (token.inClass || !(isAnchor || (token.text === '$' && token.isLast))) return []
    const problem = `the anchor ${token.text} of the pattern is missing.`
    return [{ ...edit(token, '', 'regex_anchor'), problem }]
  },
}

function edit(token: Token, after: string, operator: string): RegexEdit {
  const problem = `the pattern has ${after} instead of ${token.text}.`
  const [start, end] = [token.start, token.start + token.text.length]
  return { operator, tier: 2, start, end, after, problem, isInsideText: true }
}
