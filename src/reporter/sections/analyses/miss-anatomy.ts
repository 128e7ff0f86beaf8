import { percent } from '../../number-format.ts'
import { tableLines, type AnalysisSection } from './analysis-section.ts'

/** What stands at rank 1 of a miss (ExecRetrieval, Table 3). */
export const missAnatomy: AnalysisSection = {
  name: 'missAnatomy',
  title: 'Rank 1 of a miss',
  render: ({ missAnatomy: rows }) =>
    tableLines(
      ['retriever', 'misses', 'paired mutant', 'other snippet', 'tie of both', 'nothing'],
      rows.map(({ retriever, misses, ownMutant, other, tiedBoth, empty }) => [
        retriever,
        String(misses),
        ...[ownMutant, other, tiedBoth, empty].map(count =>
          percent(misses === 0 ? null : count / misses),
        ),
      ]),
    ),
}
