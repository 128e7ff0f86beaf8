import type { Leaderboard, LeaderboardRow } from '../../analysis/index.ts'
import { interval, share } from '../number-format.ts'
import { labelOf } from '../report.ts'

/** Every metric of every measured run with its interval, and chance: a row per metric. */
export function metricsTable(leaderboard: Leaderboard): {
  readonly head: readonly string[]
  readonly body: readonly (readonly string[])[]
} {
  const rows = leaderboard.rows.filter(row => Object.keys(row.metrics).length > 0)
  const names = [...new Set(rows.flatMap(row => Object.keys(row.metrics)))]
  const cell = (row: LeaderboardRow, name: string): string => {
    const metric = row.metrics[name]
    return metric === undefined ? '–' : `${share(metric.value)} ${interval(metric.interval)}`
  }
  const body = names.map(name => [
    name,
    ...rows.map(row => cell(row, name)),
    share(rows[0]?.metrics[name]?.floor),
  ])
  return { head: ['metric', ...rows.map(labelOf), 'chance'], body }
}
