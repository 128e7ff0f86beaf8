import {
  meanOf,
  measuredOf,
  metricVectors,
  type LeaderboardRow,
  type MetricSummary,
  type RunOutcomes,
} from '../../../../analysis/index.ts'
import type { MeasuredOutcome } from '../../../../schema/index.ts'
import { curvesChart, type Curve } from '../charts/curves.ts'
import type { Draw } from '../charts/draw.ts'
import { html, type Html } from '../html.ts'
import { share } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { figure } from './figure.ts'
import { retrieverLegend } from './legend.ts'

const MAX_FULL = 8 // runs; measuring every cutoff of more costs as much as the whole board

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
  const isFull = board.runs.length <= MAX_FULL
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
k = 1, 3, 5 and 10, drawn for at most six retrievers.${
        isFull ? '' : ' With this many retrievers only these k have points.'
      }`,
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

function curveOf(run: RunOutcomes, board: Board, at: number): readonly ExecCurve[] {
  const outcomes = measuredOf(run)
  const row = board.leaderboard.rows[at]
  if (outcomes.length === 0 || row === undefined) return []
  const depth = Math.min(...outcomes.map(outcome => outcome.k))
  const isFull = board.runs.length <= MAX_FULL
  const points = Array.from({ length: depth }, (_, k) =>
    pointOf(isFull ? outcomes : [], row, `exec@${k + 1}`),
  )
  return [
    {
      at,
      label: labelOf(row),
      values: points.map(({ value }) => value),
      floors: points.map(({ floor }) => floor),
      intervals: points.map(({ interval }) => interval),
    },
  ]
}

interface Point {
  readonly value: number | null
  readonly floor: number | null
  readonly interval: MetricSummary['interval']
}

/** The board has some cutoffs already; the others are measured here, on the outcomes given. */
function pointOf(outcomes: readonly MeasuredOutcome[], row: LeaderboardRow, name: string): Point {
  const known = row.metrics[name]
  if (known !== undefined) return known
  if (outcomes.length === 0) return { value: null, floor: null, interval: null }
  const { pessimistic, floor } = metricVectors(outcomes, name)
  const mean = floor === null ? null : meanOf(floor)
  return { value: meanOf(pessimistic), floor: mean, interval: null }
}
