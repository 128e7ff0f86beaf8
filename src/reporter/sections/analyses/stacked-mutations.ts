import { percent, signedShare, whole } from '../../number-format.ts'
import {
  bounds,
  isNotComputed,
  pValue,
  tableLines,
  type AnalysisSection,
} from './analysis-section.ts'

/** Deception by the number of stacked mutations (ExecRetrieval, Table 9). */
export const stackedMutations: AnalysisSection = {
  name: 'stackedMutations',
  title: 'Deception by number of stacked mutations',
  render({ stackedMutations: report }) {
    if (isNotComputed(report)) return report
    return [
      ...tableLines(
        [
          'mutations',
          'variants',
          'queries',
          'deceived',
          'matched',
          'difference to 1',
          '95% CI',
          'p',
        ],
        report.rows.map(row => [
          String(row.mutations),
          whole(row.variants),
          whole(row.queries),
          percent(row.rate),
          percent(row.matchedRate),
          signedShare(row.difference),
          row.interval === null ? '–' : bounds(row.interval, signedShare),
          row.p === null ? '–' : pValue(row.p),
        ]),
      ),
      `  matched on the ${whole(report.matched)} queries that have a variant of every number; ` +
        'the other queries are no random subset',
    ]
  },
}
