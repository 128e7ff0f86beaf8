import {
  densityReport,
  measuredOf,
  meanOf,
  type DensityAblation,
} from '../../../../analysis/index.ts'
import { curvesChart } from '../charts/curves.ts'
import type { Draw } from '../charts/draw.ts'
import { html, type Html } from '../html.ts'
import { percent, share, whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { figure } from './figure.ts'
import { retrieverLegend } from './legend.ts'

const MOST = 4 // ExecRetrieval, Table 4

/** exec@1 by the number of planted near-clones that are kept in the corpus. */
export function densitySection(board: Board, key: string, draw: Draw): Html | undefined {
  const labels = board.leaderboard.rows.map(labelOf)
  const { systems } = densityReport(board.runs, MOST)
  if (systems.every(system => system.points.length === 0)) return undefined
  const kept = Array.from({ length: MOST + 1 }, (_, at) => at)
  const floors = kept.map(count => floorAt(board, count))
  const curves = systems.map(({ points }, at) => ({
    at,
    values: points.map(each => each.pessimistic),
  }))
  const input = {
    cutoffs: kept.map(String),
    curves,
    floors,
    xName: 'failing near-clones kept per query',
    yName: 'exec@1',
  }
  return figure(
    {
      id: `${key}-density`,
      title: 'Density: what planted mutants cost',
      size: 'half',
      chart: width => curvesChart({ ...input, width }),
      legend: retrieverLegend(labels, 'chance: a random order of own snippets'),
      caption: html`exec@1, averaged over every choice of the mutants that are kept (pessimistic inside
ties). A fall from 0 to 1 is what one wrong near-clone costs. ${systems.flatMap((system, at) =>
        remark(system, labels[at] ?? ''),
      )}`,
      table: {
        caption: 'exec@1 by number of near-clones kept',
        head: ['kept', ...labels, 'chance'],
        body: kept.map(count => [
          String(count),
          ...systems.map(({ points }) => share(points[count]?.pessimistic)),
          share(floors[count]),
        ]),
        foot: [['first clone costs', ...systems.map(each => percent(each.oneCloneDrop)), '']],
      },
    },
    draw,
  )
}

function remark({ points, unresolved }: DensityAblation, label: string): readonly Html[] {
  const shipped = points.at(-1)?.shipped ?? 0
  const parts = [
    ...(unresolved > 0
      ? [`${whole(unresolved)} left out (what follows the own snippets is not known)`]
      : []),
    ...(shipped > 0 ? [`${whole(shipped)} with fewer mutants than ${MOST} enter as shipped`] : []),
  ]
  return parts.length === 0 ? [] : [html`${label}: of its queries ${parts.join(', ')}. `]
}

/** Passing over all own snippets that are kept, averaged over the queries of the first run. */
function floorAt({ runs }: Board, kept: number): number | null {
  const outcomes = runs.map(measuredOf).find(each => each.length > 0)
  if (outcomes === undefined) return null
  return meanOf(
    outcomes.map(({ totals: { passing, failingOwn } }) =>
      passing === 0 ? 0 : passing / (passing + Math.min(kept, failingOwn)),
    ),
  )
}
