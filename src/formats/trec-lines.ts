import { InputError } from '../schema/index.ts'

/** One line as its reader sees it: one object for all lines, only the values change. */
export interface TrecLine {
  /** From 1. */
  readonly number: number
  /** The text of a field. */
  field(index: number): string
  /** Tells whether a field holds this text, without cutting it out. */
  holds(index: number, text: string): boolean
  /** The number in a field of plain digits, at most 15, with a point or without; NaN otherwise. */
  decimal(index: number): number
}

/** What a file of lines must look like. */
export interface TrecLayout {
  readonly file: string
  /** Names of the fields. */
  readonly layout: readonly string[]
}

const [NEWLINE, SPACE] = [10, 32]

/**
 * Calls `use` for every line, split into fields at blanks (every code up to the space, as the C
 * library's isspace); empty lines and lines that begin with `#` are skipped, a byte order mark is
 * dropped.
 * @throws InputError with the line number when a line has another number of fields
 */
export function eachTrecLine(
  text: string,
  { file, layout }: TrecLayout,
  use: (line: TrecLine) => void,
): void {
  // Offsets instead of strings: most fields are never looked at, and a run has millions.
  const starts = new Int32Array(layout.length)
  const ends = new Int32Array(layout.length)
  const line = lineOver(text, starts, ends)
  const { length } = text
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < length) {
    line.number += 1
    const start = at
    let count = 0
    // One pass over the characters; offsets beyond the layout are dropped by the typed arrays.
    for (;;) {
      while (at < length && isBlank(text.charCodeAt(at))) at += 1
      if (at >= length || text.charCodeAt(at) === NEWLINE) break
      starts[count] = at
      while (at < length && text.charCodeAt(at) > SPACE) at += 1
      ends[count] = at
      count += 1
    }
    if (count > 0 && !text.startsWith('#', starts[0])) {
      if (count !== layout.length)
        throw wrongFields(text.slice(start, at), layout, `${file}:${line.number}`)
      use(line)
    }
    at += 1
  }
}

function isBlank(code: number): boolean {
  return code <= SPACE && code !== NEWLINE
}

function lineOver(
  text: string,
  starts: Int32Array,
  ends: Int32Array,
): TrecLine & { number: number } {
  const field = (index: number): string => text.slice(starts[index], ends[index])
  return {
    number: 0,
    field,
    holds: (index, other) => {
      const start = starts[index] ?? 0
      return (ends[index] ?? 0) - start === other.length && text.startsWith(other, start)
    },
    decimal: index => decimalBetween(text, starts[index] ?? 0, ends[index] ?? 0),
  }
}

const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)
const [MINUS, POINT, ZERO, NINE] = [45, 46, 48, 57]

/**
 * The number that plain digits with at most one point stand for, without cutting the text out: with
 * up to 15 digits numerator and power of ten are exact, so their quotient is the nearest double.
 * NaN for everything else.
 */
function decimalBetween(text: string, start: number, end: number): number {
  const isNegative = text.charCodeAt(start) === MINUS
  let [numerator, digits, point] = [0, 0, -1]
  for (let at = isNegative ? start + 1 : start; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code === POINT && point < 0) point = digits
    else if (code >= ZERO && code <= NINE) {
      numerator = numerator * 10 + (code - ZERO)
      digits += 1
    } else return Number.NaN
  }
  if (digits === 0 || digits > 15) return Number.NaN
  const value = numerator / (POWERS[point < 0 ? 0 : digits - point] ?? 1)
  return isNegative ? -value : value
}

function wrongFields(line: string, layout: readonly string[], place: string): InputError {
  const fields = line.trim().split(/\s+/)
  return new InputError(
    `${place} must hold the ${layout.length} fields "${layout.join(' ')}", but holds ` +
      `${fields.length}: ${JSON.stringify(fields.join(' ').slice(0, 100))}. Correct that line.`,
  )
}

/** The error for a document that a query names twice. */
export function repeatedDocument(
  place: string,
  { queryId, documentId }: { readonly queryId: string; readonly documentId: string },
): InputError {
  return new InputError(
    `${place} must name a document once a query, but names "${documentId}" again for ` +
      `"${queryId}". Remove one of the two lines.`,
  )
}

/** Throws unless the text can be one field of a line. */
export function requireField(what: string, text: string): void {
  const isOneField = text !== '' && Array.from(text).every(letter => letter > ' ')
  if (isOneField && !text.startsWith('#')) return
  throw new InputError(
    `${what} must be one field of a TREC file, not empty, without blanks and not beginning with ` +
      `"#", but is ${JSON.stringify(text)}. Rename it before exporting.`,
  )
}
