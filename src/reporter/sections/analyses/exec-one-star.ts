import { share } from '../../number-format.ts'
import { isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

/** exec@1 over every draw of four mutants. */
export const execOneStar: AnalysisSection = {
  name: 'execOneStar',
  title: 'exec@1* over every draw of four of all verified mutants',
  render({ execOneStar: rows }) {
    if (isNotComputed(rows)) return rows
    return tableLines(
      [
        'retriever',
        'exec@1*',
        'expected',
        'optimistic',
        'error of queries',
        'error one draw adds',
        'unresolved',
      ],
      rows.map(row => [
        row.retriever,
        share(row.value),
        share(row.expected),
        share(row.optimistic),
        row.queryError.toFixed(4),
        row.drawError.toFixed(4),
        String(row.unresolved),
      ]),
    )
  },
}
