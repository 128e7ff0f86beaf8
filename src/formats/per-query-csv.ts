import { InputError } from '../schema/index.ts'
import { formatCsv, parseCsv } from './csv.ts'

/** One metric of one query of one run: a row of the long format that R and pandas take. */
export interface PerQueryRow {
  readonly project: string
  readonly dataset: string
  readonly pool: string
  readonly retriever: string
  readonly queryId: string
  readonly domain: string
  readonly language: string
  readonly metric: string
  /** Undefined for a query that was not measured: an empty cell, never a zero. */
  readonly value: number | undefined
}

const COLUMNS = [
  'project',
  'dataset',
  'pool',
  'retriever',
  'query_id',
  'domain',
  'language',
  'metric',
  'value',
]

/** Formats per-query values as CSV, one value a row; numbers in full precision. */
export function formatPerQueryCsv(rows: readonly PerQueryRow[]): string {
  return formatCsv(
    COLUMNS,
    rows.map(row => [
      row.project,
      row.dataset,
      row.pool,
      row.retriever,
      row.queryId,
      row.domain,
      row.language,
      row.metric,
      row.value === undefined ? '' : String(row.value),
    ]),
  )
}

/**
 * Parses what `formatPerQueryCsv` writes.
 * @throws InputError on another header or a value that is no number
 */
export function parsePerQueryCsv(text: string, file: string): readonly PerQueryRow[] {
  const { header, rows } = parseCsv(text, file)
  if (header.join() !== COLUMNS.join()) {
    throw new InputError(
      `${file} must have the columns ${COLUMNS.join(', ')}, but has ${header.join(', ')}. ` +
        'Export it again.',
    )
  }
  return rows.map((row, index) => {
    const [project = '', dataset = '', pool = '', retriever = ''] = row
    const [queryId = '', domain = '', language = '', metric = '', text = ''] = row.slice(4)
    const value = parseValue(text, `Row ${index + 2} of ${file}`)
    return { project, dataset, pool, retriever, queryId, domain, language, metric, value }
  })
}

function parseValue(text: string, place: string): number | undefined {
  if (text === '') return undefined
  const value = Number(text)
  if (Number.isFinite(value)) return value
  throw new InputError(`${place} must end with a number or nothing, but ends with "${text}".`)
}
