import type { Analyses, PoolAnalyses } from '../../../analysis/index.ts'
import { signedShare, share } from '../../number-format.ts'
import { allPairs } from './all-pairs.ts'
import {
  bounds,
  isNotComputed,
  pValue,
  tableLines,
  type AnalysisSection,
} from './analysis-section.ts'
import { blindBaselines } from './blind-baselines.ts'
import { boardAgreement } from './board-agreement.ts'
import { deceptionBreakdown } from './deception-breakdown.ts'
import { density } from './density.ts'
import { editSizeCorrelation } from './edit-size-correlation.ts'
import { equivalents } from './equivalents.ts'
import { execOneStar } from './exec-one-star.ts'
import { gapDistribution } from './gap-distribution.ts'
import { missAnatomy } from './miss-anatomy.ts'
import { pairwiseAuc } from './pairwise-auc.ts'
import { queryDifficulty } from './query-difficulty.ts'
import { stackedMutations } from './stacked-mutations.ts'
import { domains, languages } from './strata.ts'
import { truncation } from './truncation.ts'

/** The sections of the analyses, in printed order; the leaderboard is the reporter's own. */
export const ANALYSIS_SECTIONS: readonly AnalysisSection[] = [
  allPairs,
  boardAgreement,
  missAnatomy,
  density,
  gapDistribution,
  pairwiseAuc,
  deceptionBreakdown,
  editSizeCorrelation,
  stackedMutations,
  execOneStar,
  equivalents,
  domains,
  languages,
  queryDifficulty,
  truncation,
  blindBaselines,
]

/** Renders the analyses of one dataset as plain text; what was left out comes last, with reasons. */
export function renderAnalyses(analyses: Analyses): string {
  const missing: string[] = []
  const parts = ANALYSIS_SECTIONS.flatMap(({ title, render }) => {
    const lines = render(analyses)
    if (!isNotComputed(lines)) return [[` ${title}`, ...lines].join('\n')]
    missing.push(`  ${title}: ${lines.notComputed}`)
    return []
  })
  const rest = missing.length === 0 ? [] : [[' Not computed', ...missing].join('\n')]
  return `${[...parts, ...rest].join('\n\n')}\n`
}

/** Renders what only several pools or treatments tell; empty when none of it was computed. */
export function renderPoolAnalyses({ starVersusBalanced, nameMasked }: PoolAnalyses): string {
  const parts: string[] = []
  if (!isNotComputed(starVersusBalanced)) {
    const rows = starVersusBalanced.map(row => [
      row.retriever,
      String(row.n),
      signedShare(row.starLift),
      signedShare(row.balancedLift),
      signedShare(row.difference),
      bounds(row.interval, signedShare),
      pValue(row.adjustedP),
      row.isFlagged ? '! profits from the pool' : '',
    ])
    const head = ['retriever', 'queries', 'star', 'balanced', 'difference', '95% CI', 'Holm p', '']
    parts.push(
      [' Lift of exec@1 in the star and the balanced pool', ...tableLines(head, rows)].join('\n'),
    )
  }
  if (!isNotComputed(nameMasked)) {
    const rows = nameMasked.map(row => [
      row.retriever,
      String(row.n),
      share(row.before),
      share(row.after),
      signedShare(row.drop),
      bounds(row.interval, signedShare),
      pValue(row.p),
    ])
    const head = ['retriever', 'queries', 'names kept', 'masked', 'difference', '95% CI', 'p']
    parts.push(
      [' exec@1 with function names kept and masked', ...tableLines(head, rows)].join('\n'),
    )
  }
  return parts.map(part => `${part}\n`).join('\n')
}
