import type { LeaderboardRow } from '../../../../analysis/index.ts'
import { isGoldPool } from '../../../../schema/index.ts'
import type { Draw } from '../charts/draw.ts'
import { rankOneBars } from '../charts/rank-one-bars.ts'
import { html, type Html } from '../html.ts'
import { RANK_ONE } from '../page/rank-one.ts'
import { whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { figure } from './figure.ts'
import { fillLegend } from './legend.ts'

/** What stands at rank 1: a passing snippet, an own mutant, or something else. */
export function rankOneSection({ leaderboard }: Board, key: string, draw: Draw): Html | undefined {
  if (isGoldPool(leaderboard.dataset.pool)) return undefined // no mutants, no other snippets
  const rows = leaderboard.rows
    .filter(row => row.counts.measured > 0)
    .map(row => ({ label: labelOf(row), counts: countsAtOne(row) }))
  if (rows.length === 0) return undefined
  return figure(
    {
      id: `${key}-first`,
      title: 'What stands at rank 1',
      size: 'wide',
      chart: width => rankOneBars(rows, width),
      legend: fillLegend(RANK_ONE.map((meaning, kind) => [`var(--r${kind})`, meaning])),
      caption: html`Of the measured queries, pessimistic inside ties. “Own mutant”: right topic, wrong
code. “Other snippet”: one that was made for another query. “Tie of both”: only an arbitrary order
could tell.`,
      table: {
        caption: 'Queries by what stands at rank 1',
        head: ['retriever', ...RANK_ONE],
        body: rows.map(({ label, counts }) => [label, ...counts.map(whole)]),
      },
    },
    draw,
  )
}

/** In the order of `RANK_ONE`. */
function countsAtOne({ counts, misses }: LeaderboardRow): readonly number[] {
  const { ownMutant, other, tiedBoth, empty } = misses
  return [counts.measured - misses.misses, ownMutant, other, tiedBoth, empty]
}
