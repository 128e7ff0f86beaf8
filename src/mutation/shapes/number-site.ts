import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** A numeric literal with its sign: one place for one edit. */
export interface NumberSite {
  readonly node: SourceNode
  readonly isInteger: boolean
  /** The integer value; of a float undefined. */
  readonly value: bigint | undefined
  /** The text of the literal moved by a whole number. */
  moved(delta: number): string
}

const INTEGER = /^(0[xX]|0[oO]|0[bB])?([\da-fA-F_]+)(n?)$/
const FLOAT = /^(\d[\d_]*)?\.(\d*)$/
const RADIX: Readonly<Record<string, number>> = { '0x': 16, '0o': 8, '0b': 2 }

/** Reads a node as a numeric literal; the digits under a minus sign are no site of their own. */
export function numberSiteOf(node: SourceNode, table: LanguageTable): NumberSite | undefined {
  const isNegative = isMinus(node, table)
  const literal = isNegative ? node.named[0] : node
  if (literal === undefined || !table.nodes.numbers.has(literal.type)) return undefined
  if (!isNegative && node.parent !== undefined && isMinus(node.parent, table)) return undefined
  return integerSite(node, literal.text, isNegative) ?? floatSite(node, literal.text, isNegative)
}

function isMinus(node: SourceNode, table: LanguageTable): boolean {
  return (
    table.nodes.unary.has(node.type) &&
    node.children[0]?.type === '-' &&
    table.nodes.numbers.has(node.named[0]?.type ?? '')
  )
}

function integerSite(node: SourceNode, text: string, isNegative: boolean): NumberSite | undefined {
  const [, prefix = '', digits = '', suffix = ''] = INTEGER.exec(text) ?? []
  const isPlain = prefix === '' ? /^\d[\d_]*$/.test(digits) : true
  if (digits === '' || !isPlain) return undefined
  const magnitude = BigInt(`${prefix.toLowerCase()}${digits.replaceAll('_', '')}`)
  const value = isNegative ? -magnitude : magnitude
  const moved = (delta: number): string => {
    const sum = value + BigInt(delta)
    const size = sum < 0n ? -sum : sum
    return `${sum < 0n ? '-' : ''}${prefix}${digitsLike(size, prefix, digits)}${suffix}`
  }
  return { node, isInteger: true, value, moved }
}

function digitsLike(size: bigint, prefix: string, digits: string): string {
  const radix = RADIX[prefix.toLowerCase()] ?? 10
  const lower = size.toString(radix)
  const cased = /[A-F]/.test(digits) ? lower.toUpperCase() : lower
  if (prefix !== '') return digits.includes('_') ? cased : cased.padStart(digits.length, '0')
  return /^\d{1,3}(_\d{3})+$/.test(digits) ? cased.replaceAll(/\B(?=(\d{3})+$)/g, '_') : cased
}

function floatSite(node: SourceNode, text: string, isNegative: boolean): NumberSite | undefined {
  const [, whole, fraction = ''] = FLOAT.exec(text) ?? []
  if (!FLOAT.test(text)) return undefined
  const places = Math.max(1, fraction.length)
  const unit = 10n ** BigInt(places)
  const magnitude = BigInt(`${(whole ?? '0').replaceAll('_', '')}${fraction.padEnd(places, '0')}`)
  const moved = (delta: number): string => {
    const sum = (isNegative ? -magnitude : magnitude) + BigInt(delta) * unit
    const size = sum < 0n ? -sum : sum
    const rest = (size % unit).toString().padStart(places, '0')
    return `${sum < 0n ? '-' : ''}${size / unit}.${rest}`
  }
  return { node, isInteger: false, value: undefined, moved }
}
