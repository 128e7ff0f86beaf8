import type { PairRow } from '../../../analysis/index.ts'
import { share, signedShare } from '../../number-format.ts'
import {
  bounds,
  isNotComputed,
  pValue,
  tableLines,
  type AnalysisSection,
} from './analysis-section.ts'

const MOST_ROWS = 24

/** All pairs of systems with their family of tests (ExecRetrieval, Table 5). */
export const allPairs: AnalysisSection = {
  name: 'allPairs',
  title: 'All pairs',
  render({ allPairs: table }) {
    if (isNotComputed(table)) return table
    // The nearest calls are what a reader must see; the rest is in the JSON.
    const shown = table.rows.slice(0, MOST_ROWS)
    const rest = table.rows.length - shown.length
    const significant = table.rows.filter(row => row.adjustedP < 0.05).length
    return [
      ...tableLines(
        [
          'first − second',
          'metric',
          'first',
          'second',
          'difference',
          '95% CI',
          'only 1st',
          'only 2nd',
          'p',
          'Holm p',
        ],
        shown.map(cells),
      ),
      `  family of ${table.family} tests, Holm-adjusted: ${significant} below 0.05` +
        (rest === 0 ? '' : `; ${rest} more rows in the JSON`),
    ]
  },
}

function cells(row: PairRow): readonly string[] {
  const isRefused = row.noSignificance !== undefined
  return [
    `${row.first} − ${row.second}`,
    row.metric,
    share(row.firstValue),
    share(row.secondValue),
    signedShare(row.difference),
    bounds(row.interval, signedShare),
    String(row.firstOnly),
    String(row.secondOnly),
    isRefused ? 'failed' : pValue(row.p),
    isRefused ? 'queries' : pValue(row.adjustedP),
  ]
}
