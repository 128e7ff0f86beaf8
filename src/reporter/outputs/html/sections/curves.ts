import { measuredOf, metricVectors, meanOf, type RunOutcomes } from '../../../../analysis/index.ts'
import { curvesChart, type Curve } from '../charts/curves.ts'
import type { Draw } from '../charts/draw.ts'
import { html, type Html } from '../html.ts'
import { share } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { figure } from './figure.ts'
import { retrieverLegend } from './legend.ts'

interface ExecCurve extends Curve {
  readonly label: string
  readonly floors: readonly (number | null)[]
}

/** exec@k at every judged k, with the floor that a random order reaches. */
export function curvesSection(board: Board, key: string, draw: Draw): Html | undefined {
  const curves = board.runs.flatMap((run, at) => curveOf(run, board, at))
  const depth = Math.max(0, ...curves.map(curve => curve.values.length))
  if (depth === 0) return undefined
  const cutoffs = Array.from({ length: depth }, (_, at) => String(at + 1))
  const floors = curves.find(curve => curve.values.length === depth)?.floors ?? []
  const input = { cutoffs, curves, floors, xName: 'k (ranks looked at)', yName: 'exec@k' }
  return figure(
    {
      id: `${key}-curves`,
      title: 'exec@k',
      size: 'half',
      chart: width => curvesChart({ ...input, width }),
      legend: retrieverLegend(
        board.leaderboard.rows.map(labelOf),
        'chance: a random order of own snippets',
      ),
      caption: html`Share of queries with a passing snippet in the top k, pessimistic inside ties. The
floor reaches 1 once k exceeds a query’s failing own snippets. Whiskers: 95 % Wilson intervals at
k = 1, 3, 5 and 10, drawn for at most six retrievers.`,
      table: {
        caption: 'exec@k by retriever',
        head: ['k', ...curves.map(curve => curve.label), 'chance'],
        body: cutoffs.map((k, at) => [
          k,
          ...curves.map(curve => share(curve.values[at])),
          share(floors[at]),
        ]),
      },
    },
    draw,
  )
}

function curveOf(run: RunOutcomes, { leaderboard }: Board, at: number): readonly ExecCurve[] {
  const outcomes = measuredOf(run)
  const row = leaderboard.rows[at]
  if (outcomes.length === 0 || row === undefined) return []
  const depth = Math.min(...outcomes.map(outcome => outcome.k))
  const vectors = Array.from({ length: depth }, (_, k) => metricVectors(outcomes, `exec@${k + 1}`))
  return [
    {
      at,
      label: labelOf(row),
      values: vectors.map(({ pessimistic }) => meanOf(pessimistic)),
      floors: vectors.map(({ floor }) => (floor === null ? null : meanOf(floor))),
      intervals: vectors.map(({ name }) => row.metrics[name]?.interval ?? null),
    },
  ]
}
