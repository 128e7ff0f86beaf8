/*
 * How Python writes strings, for hashes that were taken of what Python wrote.
 */

/** What `json.dumps(list)` is asked for. */
export interface JsonDumpsOptions {
  readonly separator: ', ' | ','
  /** Python's default writes everything outside of ASCII as `\uXXXX`. */
  readonly isAscii: boolean
}

/** The text of Python's `json.dumps` for a list of strings. */
export function jsonDumps(
  strings: readonly string[],
  { separator, isAscii }: JsonDumpsOptions,
): string {
  const quoted = strings.map(text => {
    const json = JSON.stringify(text)
    return isAscii ? json.replace(/[^ -~]/g, escapeUnit) : json
  })
  return `[${quoted.join(separator)}]`
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The text of Python's `repr` for a list of strings. */
export function reprList(strings: readonly string[]): string {
  return `[${strings.map(reprText).join(', ')}]`
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function reprText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = Array.from(text, letter => {
    if (letter === quote || letter === '\\') return `\\${letter}`
    const known = ESCAPES[letter]
    if (known !== undefined) return known
    return /[\p{C}\p{Z}]/u.test(letter) && letter !== ' ' ? escapePoint(letter) : letter
  })
  return `${quote}${inner.join('')}${quote}`
}

function escapePoint(letter: string): string {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x100) return `\\x${point.toString(16).padStart(2, '0')}`
  if (point < 0x10000) return `\\u${point.toString(16).padStart(4, '0')}`
  return `\\U${point.toString(16).padStart(8, '0')}`
}
