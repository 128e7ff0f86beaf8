import { spearman, type Correlation, type UndefinedValue } from '../stats/index.ts'
import { pairsOf, type EditSize } from './deception-breakdown.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** A correlation, or the reason why there is none. */
export type RankCorrelation = Correlation | UndefinedValue

/** Whether larger edits deceive less (ExecRetrieval, Appendix G). */
export interface EditSizeCorrelation {
  /** (query, mutant) pairs with a known edit size. */
  readonly pairs: number
  /** Tie-aware Spearman correlation with the share of systems that each pair deceives. */
  readonly characters: RankCorrelation
  readonly relative: RankCorrelation
}

/** Correlates edit size with per-pair deception, the share of runs that a pair deceives. */
export function editSizeCorrelation(
  runs: readonly RunOutcomes[],
  edits: ReadonlyMap<string, EditSize>,
): EditSizeCorrelation {
  const groups = Map.groupBy(pairsOf(runs), ({ queryId, id }) => JSON.stringify([queryId, id]))
  const rows = [...groups.values()].flatMap(group => {
    const edit = edits.get(group[0]?.id ?? '')
    const deceived = group.filter(({ standing }) => standing !== 'below').length
    return edit === undefined ? [] : [{ edit, share: deceived / group.length }]
  })
  const shares = rows.map(({ share }) => share)
  return {
    pairs: rows.length,
    characters: spearman(
      rows.map(({ edit }) => edit.characters),
      shares,
    ),
    relative: spearman(
      rows.map(({ edit }) => edit.relative),
      shares,
    ),
  }
}
