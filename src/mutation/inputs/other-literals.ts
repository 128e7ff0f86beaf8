import type { SyntaxNode } from '../syntax-node.ts'

const CONTAINERS = /^(list|tuple|set|array|dictionary|object)$/
/** The node types that `otherLiterals` knows. */
export const LITERALS =
  /^(integer|number|float|string|true|false|list|tuple|set|array|dictionary|object)$/

const LETTERS = 'aA0 z.-,'

/** Lists texts that may stand in the place of a literal and are of its kind. */
export function otherLiterals(
  node: SyntaxNode,
  source: string,
  random: () => number,
): readonly string[] {
  const text = source.slice(node.startIndex, node.endIndex)
  if (/^(integer|number)$/.test(node.type) && /^\d+$/.test(text)) return otherIntegers(text, random)
  if (/^(float|number)$/.test(node.type)) return otherFloats(text)
  if (node.type === 'string') return otherStrings(text, random)
  if (/^(true|false)$/.test(node.type)) return [flipped(text)]
  return CONTAINERS.test(node.type) ? otherContainers(node, source, random) : []
}

function otherIntegers(text: string, random: () => number): readonly string[] {
  const value = BigInt(text)
  const near = [value + 1n, value - 1n, 0n, value * 2n, value / 2n, value + 10n]
  return [...near.map(String), `-${text}`, String(Math.floor(random() * 40))]
}

function otherFloats(text: string): readonly string[] {
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isFinite(value)) return []
  return [value + 1, value - 1, value / 2, -value, value + 0.25].map(asFloat)
}

function asFloat(value: number): string {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}

function otherStrings(text: string, random: () => number): readonly string[] {
  const [, open = '', body = '', close = ''] = /^([rR]?['"])([^'"\\{}\n]*)(['"])$/.exec(text) ?? []
  if (open === '') return []
  const at = Math.floor(random() * body.length)
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? ''
  const bodies = [
    body.slice(0, at) + body.slice(at + 1),
    body.slice(0, at) + (body[at] ?? '') + body.slice(at),
    body.slice(0, at) + letter + body.slice(at),
    body.split('').toReversed().join(''),
    body === body.toLowerCase() ? body.toUpperCase() : body.toLowerCase(),
    body + body,
    '',
  ]
  return bodies.filter(other => other !== body).map(other => open + other + close)
}

function flipped(text: string): string {
  const other = text.toLowerCase() === 'true' ? 'false' : 'true'
  return /^[TF]/.test(text) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other
}

function otherContainers(
  node: SyntaxNode,
  source: string,
  random: () => number,
): readonly string[] {
  const items = node.children.filter(({ isNamed }) => isNamed)
  const texts = items.map(item => source.slice(item.startIndex, item.endIndex))
  if (texts.length === 0) return []
  const at = Math.floor(random() * texts.length)
  const variants = [texts.toSpliced(at, 1), texts.toReversed(), []]
  const repeated = texts.toSpliced(at, 0, texts[at] ?? '')
  const lists = /^(dictionary|object)$/.test(node.type) ? variants : [...variants, repeated]
  return lists.map(list => written(list, node, source)).filter(text => text !== undefined)
}

/** Writes items in the brackets of a container; Python has no literal for an empty set. */
function written(items: readonly string[], node: SyntaxNode, source: string): string | undefined {
  const [open, close] = [source[node.startIndex], source[node.endIndex - 1]]
  if (items.length === 0 && node.type === 'set') return 'set()'
  const comma = items.length === 1 && node.type === 'tuple' ? ',' : ''
  return open === undefined || close === undefined
    ? undefined
    : `${open}${items.join(', ')}${comma}${close}`
}
