import type { LeaderboardRow } from '../../analysis/index.ts'
import { formatCsv } from '../../formats/index.ts'
import type { Board, Report } from '../report.ts'
import type { Output } from './output.ts'

const HEADER = 'project,dataset,pool,retriever,metric,value,low,high,floor,lift,n'.split(',')

/** `leaderboard.csv` in long format: one line per run and metric, at full precision. */
export const leaderboardCsv: Output = {
  name: 'CSV leaderboard',
  format: 'csv',
  render: report => [{ path: 'leaderboard.csv', text: renderCsv(report) }],
}

/**
 * Returns every metric and deception rate as long CSV, for R and pandas. `n` counts queries, and
 * pairs for deception; what has no value is an empty cell.
 */
export function renderCsv({ boards }: Report): string {
  return formatCsv(
    HEADER,
    boards.flatMap(board => board.leaderboard.rows.flatMap(row => linesOf(board, row))),
  )
}

function linesOf(
  { leaderboard: { dataset } }: Board,
  row: LeaderboardRow,
): readonly (readonly string[])[] {
  const run = [row.project, dataset.id, dataset.pool, row.retriever]
  const metrics = Object.entries(row.metrics).map(([name, metric]) => {
    const { value, interval, floor, lift } = metric
    return [
      ...run,
      name,
      ...cells(value, ...(interval ?? [null, null]), floor, lift, row.counts.measured),
    ]
  })
  if ('notMeasured' in row.deception) return metrics
  const all = { ...row.deception, label: 'deception' }
  const byType = row.deception.byType.map(each => ({ ...each, label: `deception:${each.label}` }))
  const rates = [all, ...byType].map(({ label, rate, interval, pairs }) => [
    ...run,
    label,
    ...cells(rate, ...(interval ?? [null, null]), null, null, pairs),
  ])
  return [...metrics, ...rates]
}

function cells(...values: readonly (number | null)[]): readonly string[] {
  return values.map(value => (value === null ? '' : String(value)))
}
