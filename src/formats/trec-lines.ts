import { InputError } from '../schema/index.ts'

/** The fields of one line and where they stand. */
export interface TrecLine {
  readonly fields: readonly string[]
  /** From 1. */
  readonly number: number
}

/**
 * Calls `use` with the fields of every line, split at spaces and tabs; empty lines and lines that
 * begin with `#` are skipped, a byte order mark is dropped.
 * @throws InputError with the line number when a line has another number of fields
 */
export function eachTrecLine(
  text: string,
  { file, layout }: { readonly file: string; readonly layout: readonly string[] },
  use: (line: TrecLine) => void,
): void {
  let start = text.startsWith('\uFEFF') ? 1 : 0
  for (let number = 1; start < text.length; number += 1) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const fields = splitFields(text, start, end)
    start = end + 1
    if (fields.length === 0 || fields[0]?.startsWith('#') === true) continue
    if (fields.length !== layout.length) throw wrongFields(fields, layout, `${file}:${number}`)
    use({ fields, number })
  }
}

const SPACE = 32

/** Splits at runs of blanks: every code up to the space, as the C library's isspace. */
function splitFields(text: string, start: number, end: number): readonly string[] {
  const fields: string[] = []
  let at = start
  while (at < end) {
    while (at < end && text.charCodeAt(at) <= SPACE) at += 1
    const from = at
    while (at < end && text.charCodeAt(at) > SPACE) at += 1
    if (at > from) fields.push(text.slice(from, at))
  }
  return fields
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
  const isOneField = splitFields(text, 0, text.length)[0] === text
  if (isOneField && !text.startsWith('#')) return
  throw new InputError(
    `${what} must be one field of a TREC file, not empty, without blanks and not beginning with ` +
      `"#", but is ${JSON.stringify(text)}. Rename it before exporting.`,
  )
}
