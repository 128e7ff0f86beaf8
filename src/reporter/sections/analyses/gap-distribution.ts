import { percent } from '../../number-format.ts'
import { isNotComputed, signedScore, tableLines, type AnalysisSection } from './analysis-section.ts'

/** Canonical − best mutant (ExecRetrieval, Figure 4). */
export const gapDistribution: AnalysisSection = {
  name: 'gapDistribution',
  title: 'Score of the canonical − its best mutant',
  render: ({ gapDistribution: rows }) =>
    tableLines(
      ['retriever', 'queries', 'median', 'mean', 'below zero', 'unresolved', 'no scores'],
      rows.map(row =>
        isNotComputed(row)
          ? [row.retriever, row.notComputed]
          : [
              row.retriever,
              String(row.n),
              signedScore(row.median),
              signedScore(row.mean),
              percent(row.shareBelow),
              percent(row.shareUnresolved),
              String(row.unknown),
            ],
      ),
    ),
}
