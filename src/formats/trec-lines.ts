import { InputError } from '../schema/index.ts'

/** One line as its reader sees it: one object for all lines, only the values change. */
export interface TrecLine {
  /** From 1. */
  readonly number: number
  /** The text of a field. */
  field(index: number): string
  /** Tells whether a field holds this text, without cutting it out. */
  holds(index: number, text: string): boolean
}

/** What a file of lines must look like. */
export interface TrecLayout {
  readonly file: string
  /** Names of the fields. */
  readonly layout: readonly string[]
}

/**
 * Calls `use` for every line, split into fields at spaces and tabs; empty lines and lines that
 * begin with `#` are skipped, a byte order mark is dropped.
 * @throws InputError with the line number when a line has another number of fields
 */
export function eachTrecLine(
  text: string,
  { file, layout }: TrecLayout,
  use: (line: TrecLine) => void,
): void {
  // Offsets instead of strings: most fields are never looked at, and a run has millions.
  const starts = new Float64Array(layout.length)
  const ends = new Float64Array(layout.length)
  let number = 0
  const line: TrecLine = {
    get number() {
      return number
    },
    field: index => text.slice(starts[index], ends[index]),
    holds: (index, other) => {
      const start = starts[index] ?? 0
      return (ends[index] ?? 0) - start === other.length && text.startsWith(other, start)
    },
  }
  let start = text.startsWith('\uFEFF') ? 1 : 0
  while (start < text.length) {
    number += 1
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const count = markFields({ text, start, end }, starts, ends)
    const isEmpty = count === 0 || text.startsWith('#', starts[0])
    if (!isEmpty && count !== layout.length) {
      throw wrongFields(text.slice(start, end).trim().split(/\s+/), layout, `${file}:${number}`)
    }
    if (!isEmpty) use(line)
    start = end + 1
  }
}

interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

const SPACE = 32

/**
 * Marks the fields between runs of blanks (every code up to the space, as the C library's isspace)
 * as far as there is room and returns their number.
 */
function markFields({ text, start, end }: Span, starts: Float64Array, ends: Float64Array): number {
  let count = 0
  let at = start
  for (;;) {
    while (at < end && text.charCodeAt(at) <= SPACE) at += 1
    if (at >= end) return count
    starts[count] = at
    while (at < end && text.charCodeAt(at) > SPACE) at += 1
    ends[count] = at
    count += 1
  }
}

function wrongFields(
  fields: readonly string[],
  layout: readonly string[],
  place: string,
): InputError {
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
