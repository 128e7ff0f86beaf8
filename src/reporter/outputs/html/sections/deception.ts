import type { Deception, LabelledDeception } from '../../../../analysis/index.ts'
import type { Chart, Draw } from '../charts/draw.ts'
import { heatMapChart, type HeatCell } from '../charts/heat-map.ts'
import { html, type Html } from '../html.ts'
import { interval, percent, whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import type { DataTable } from './data-table.ts'
import { figure } from './figure.ts'

interface Known {
  readonly label: string
  readonly deception: Deception
}

/** How often mutants deceive, by mutation type and retriever, with the number of pairs. */
export function deceptionSection(
  { leaderboard }: Board,
  key: string,
  draw: Draw,
): Html | undefined {
  const known = leaderboard.rows.flatMap((row): readonly Known[] =>
    'byType' in row.deception ? [{ label: labelOf(row), deception: row.deception }] : [],
  )
  const labels = known.flatMap(({ deception }) => deception.byType.map(each => each.label))
  const types = [...new Set(labels)].sort()
  if (types.length === 0) return undefined
  const unknown = leaderboard.rows.flatMap(row =>
    'notMeasured' in row.deception ? [`${labelOf(row)}: ${row.deception.notMeasured}`] : [],
  )
  const cells = known.map(({ deception }) => [
    ...types.map(type => cellOf(deception.byType.find(each => each.label === type))),
    cellOf(deception),
  ])
  const rows = known.map(each => each.label)
  const columns = [...types, 'all types']
  const chart = (width: number): Chart =>
    width >= 600
      ? heatMapChart({ rows, columns, cells }, width)
      : heatMapChart({ rows: columns, columns: rows, cells: transposed(cells) }, width)
  const caption = html`Share of (query, mutant) pairs in which the mutant scores at least as high as the
canonical: score(mutant) ≥ score(canonical) − ε; ties count as deceived. n = pairs. Pairs of one query
are not independent: the intervals are clustered by query. ${unknown.map(
    text => html`Not known for ${text}. `,
  )}`
  const title = 'Deception by mutation type'
  const id = `${key}-deception`
  return figure({ id, title, size: 'wide', chart, caption, table: tableOf(known) }, draw)
}

function tableOf(known: readonly Known[]): DataTable {
  return {
    caption: 'Deception rates',
    head: ['retriever', 'type', 'deceived', '95 % interval', 'of which tied', 'pairs', 'queries'],
    body: known.flatMap(({ label, deception }) =>
      [...deception.byType, { ...deception, label: 'all types' }].map(rate => [
        label,
        rate.label,
        percent(rate.rate),
        interval(rate.interval),
        percent(rate.tiedRate),
        whole(rate.pairs),
        whole(rate.queries),
      ]),
    ),
  }
}

function cellOf(rate: Omit<LabelledDeception, 'label'> | undefined): HeatCell | undefined {
  return rate === undefined ? undefined : { rate: rate.rate, n: rate.pairs }
}

function transposed<T>(cells: readonly (readonly T[])[]): readonly (readonly (T | undefined)[])[] {
  return (cells[0] ?? []).map((_, column) => cells.map(row => row[column]))
}
