import { isGoldPool } from '../../../../schema/index.ts'
import { forestChart } from '../charts/forest.ts'
import type { Draw } from '../charts/draw.ts'
import { html, type Html } from '../html.ts'
import { interval, share } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { boardTable } from '../../../sections/board.ts'
import { metricsTable } from '../../metrics-table.ts'
import { dataTable } from './data-table.ts'
import { figure, type Figure } from './figure.ts'

const HINTS: Readonly<Record<string, string>> = {
  'exec@1': 'Share of queries whose rank 1 passes all tests; failing snippets first inside a tie',
  '95% CI': 'Wilson interval of exec@1',
  lift: '(expected-tie exec@1 − chance) / (1 − chance)',
  'topical@1': "Share of queries with one of the query's own snippets at rank 1, right or wrong",
  'Δ baseline': 'exec@1 now − baseline, with the 95 % interval of the paired difference',
  'exec@5': 'Share of queries with a passing snippet in the top 5',
  'nDCG@10': 'Normalized discounted cumulative gain of the canonical in the top 10',
  deceived:
    'Share of (query, failing own snippet) pairs that score at least as high as the canonical',
  'hit@1': 'Share of queries whose rank 1 is a gold file; other files first inside a tie',
  'hit@10': 'Share of queries with a gold file in the top 10',
  'recall@10': 'Share of the gold files that stand in the top 10, averaged over queries',
  'MRR@10': 'Mean of 1 / rank of the first gold file, 0 below rank 10',
  ties: 'Share of queries whose exec@1 depends on the order inside a tie',
}

/** The board: the table, exec@1 as an interval plot, and every metric with its interval. */
export function leaderboardSection(board: Board, key: string, draw: Draw): Html {
  const { rows } = board.leaderboard
  const { columns, body } = boardTable(board)
  const kept = columns.map(column => column.title !== 'ms/query')
  const keep = (cells: readonly string[]): readonly string[] => cells.filter((_, at) => kept[at])
  const table = dataTable({
    caption: 'Leaderboard',
    head: keep(columns.map(column => column.title)),
    body: body.slice(0, rows.length).map(keep),
    foot: body.slice(rows.length).map(keep),
    hints: HINTS,
  })
  const isMeasured = rows.some(row => row.metrics['exec@1'] !== undefined)
  if (!isMeasured) return html`<p class="empty">No query was measured.</p>${table}`
  const all = metricsTable(board.leaderboard)
  return html`${table}${figure(plotOf(board.leaderboard, key), draw)}
<details class="numbers"><summary>All metrics with 95 % intervals</summary>
${dataTable({ caption: 'All metrics with 95 % intervals', ...all })}</details>`
}

function plotOf({ rows, dataset }: Board['leaderboard'], key: string): Figure {
  const isRepository = isGoldPool(dataset.pool)
  const name = isRepository ? 'hit@1' : 'exec@1'
  const numbers = rows.flatMap(row => {
    const metric = row.metrics['exec@1']
    if (metric === undefined) return []
    const { value, interval: bounds, expected, optimistic, floor } = metric
    return [
      [labelOf(row), share(value), interval(bounds), ...[expected, optimistic, floor].map(share)],
    ]
  })
  return {
    id: `${key}-board`,
    title: `${name} with 95 % intervals`,
    size: 'wide',
    chart: width => forestChart(rows, width),
    caption: html`Share of queries whose first hit ${isRepository ? 'is a gold file' : 'passes all tests'}. Disc: the headline, in which
what is wrong comes first inside a tie. Line: 95 % Wilson interval. Where ties decide, the pale bar
reaches to the most favourable order and the diamond marks a random one. Dashed: a random order of
each query’s own snippets.`,
    table: {
      caption: `${name} by order inside ties`,
      head: ['retriever', 'pessimistic', '95 % interval', 'expected', 'optimistic', 'chance'],
      body: numbers,
    },
  }
}
