import { whole } from '../../number-format.ts'
import { isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

/** What a model's window hides. */
export const truncation: AnalysisSection = {
  name: 'truncation',
  title: 'Snippets cut by the model, and the ties this explains',
  render({ truncation: rows }) {
    if (isNotComputed(rows)) return rows
    return tableLines(
      ['retriever', 'cut', 'own snippets', 'pairs', 'pairs cut', 'tied', 'tied uncut'],
      rows.map(row => [
        row.retriever,
        ...[row.truncated, row.snippets, row.pairs, row.touched, row.tied, row.tiedUncut].map(
          whole,
        ),
      ]),
    )
  },
}
