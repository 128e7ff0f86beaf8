import { InputError } from '../schema/index.ts'

/**
 * Formats rows as CSV (RFC 4180, line feeds): a cell with a comma, quote, line break or outer
 * blank is quoted.
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map(row => `${row.map(formatCell).join(',')}\n`).join('')
}

function formatCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The header and the rows of a CSV file. */
export interface CsvTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Parses CSV (RFC 4180) with a header line; quoted cells may hold line breaks.
 * @throws InputError on an open quote or a row with another number of cells than the header
 */
export function parseCsv(text: string, file: string): CsvTable {
  const records = [...parseRecords(text.replace(/^\uFEFF/, ''), file)]
  const [header = [], ...rows] = records
  const wrong = rows.findIndex(row => row.length !== header.length)
  if (wrong === -1) return { header, rows }
  throw new InputError(
    `Row ${wrong + 2} of ${file} must have the ${header.length} cells of the header, but has ` +
      `${rows[wrong]?.length}. Correct that row.`,
  )
}

/** A cell, quoted or plain, and the separator behind it: comma, line break or end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function* parseRecords(text: string, file: string): Generator<readonly string[]> {
  const pattern = new RegExp(CELL)
  let record: string[] = []
  while (pattern.lastIndex < text.length || record.length > 0) {
    const from = pattern.lastIndex
    const match = pattern.exec(text)
    if (match === null) {
      throw new InputError(
        `${file} must close every quote and quote whole cells only, but does not at ` +
          `${JSON.stringify(text.slice(from, from + 60))}. Correct that cell.`,
      )
    }
    const [, quoted, plain = '', separator] = match
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (separator === ',') continue
    yield record
    record = []
  }
}
