import { z } from 'zod'
import { InputError } from '../schema/index.ts'

/** Where JSON lines come from, for error messages. */
export interface JsonlSource {
  /** The file as the user would name it. */
  readonly file: string
}

/**
 * Parses JSON lines; empty lines at the end are skipped, a byte order mark is dropped.
 * @throws InputError with file and line number when a line is no JSON or breaks the row's schema
 */
export function parseJsonl<Row extends z.ZodType>(
  text: string,
  row: Row,
  source: JsonlSource,
): readonly z.output<Row>[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n')
  if (lines.length === 1 && lines[0] === '') return []
  return lines.map((line, at) => parseLine(line, row, `${source.file}:${at + 1}`))
}

/** Formats rows as JSON lines, each ended by a line feed. */
export function formatJsonl(rows: readonly unknown[]): string {
  return rows.map(row => `${JSON.stringify(row)}\n`).join('')
}

function parseLine<Row extends z.ZodType>(line: string, row: Row, place: string): z.output<Row> {
  const parsed = row.safeParse(parseJson(line, place))
  if (parsed.success) return parsed.data
  throw new InputError(
    `${place} must hold a row of the documented shape, but does not:\n` +
      `${z.prettifyError(parsed.error)}\nCorrect that line, or build or download the file again.`,
  )
}

function parseJson(line: string, place: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    const shown = line.trim() === '' ? 'an empty line' : JSON.stringify(line.slice(0, 60))
    throw new InputError(
      `${place} must hold one JSON object, but holds ${shown} (${messageOf(cause)}). ` +
        'Correct that line, or build or download the file again.',
      { cause },
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
