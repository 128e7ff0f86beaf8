import { interval, share, whole } from '../../number-format.ts'
import { isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

/** How often the canonical outscores a mutant of its query; chance is 0.5. */
export const pairwiseAuc: AnalysisSection = {
  name: 'pairwiseAuc',
  title: 'Pairwise AUC, canonical against mutant (chance 0.500)',
  render: ({ pairwiseAuc: rows }) =>
    tableLines(
      ['retriever', 'pairs', 'AUC', 'ties lost', '95% CI', 'ties won'],
      rows.map(row =>
        isNotComputed(row)
          ? [row.retriever, row.notComputed]
          : [
              row.retriever,
              whole(row.pairs),
              share(row.auc),
              share(row.pessimistic),
              interval(row.interval),
              share(row.optimistic),
            ],
      ),
    ),
}
