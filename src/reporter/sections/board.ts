import { isGoldPool, type Pool } from '../../schema/index.ts'
import type { Comparison, LeaderboardRow, RunOutcomes } from '../../analysis/index.ts'
import { interval, percent, share, signedShare, whole } from '../number-format.ts'
import { labelOf, type Board, type Paint, type Section } from '../report.ts'
import { alignWithin, type Alignment } from '../table.ts'

/** What is ranked, where it is not snippets. */
const UNITS: Readonly<Partial<Record<Pool, string>>> = { repository: 'files', judged: 'documents' }

interface Column {
  readonly title: string
  readonly alignment: Alignment
  cell(row: LeaderboardRow, context: RowContext): string
  /** The value of a random order of each query's own snippets. */
  chance?(row: LeaderboardRow): string
}

interface RowContext {
  readonly change: Comparison | undefined
  readonly run: RunOutcomes | undefined
}

const metric = (title: string, name: string): Column => ({
  title,
  alignment: 'right',
  cell: row => share(row.metrics[name]?.value),
  chance: row => share(row.metrics[name]?.floor),
})

const RETRIEVER: Column = {
  title: 'retriever',
  alignment: 'left',
  cell: labelOf,
  chance: () => 'chance',
}
const CHANGE: Column = {
  title: 'Δ baseline',
  alignment: 'left',
  cell: (_row, { change }) => changeCell(change),
}
const TIES: Column = { title: 'ties', alignment: 'right', cell: row => percent(row.ties.rate) }
const TIME: Column = {
  title: 'ms/query',
  alignment: 'right',
  cell: (_row, { run }) => searchTime(run),
}

const COLUMNS: readonly Column[] = [
  RETRIEVER,
  metric('exec@1', 'exec@1'),
  {
    title: '95% CI',
    alignment: 'left',
    cell: row => interval(row.metrics['exec@1']?.interval),
  },
  {
    title: 'lift',
    alignment: 'right',
    cell: row => signedShare(row.metrics['exec@1']?.lift),
  },
  {
    title: 'topical@1',
    alignment: 'right',
    cell: row => share(row.metrics['topical@1']?.value),
  },
  CHANGE,
  metric('exec@5', 'exec@5'),
  metric('nDCG@10', 'nDCG@10'),
  {
    title: 'deceived',
    alignment: 'right',
    cell: ({ deception }) => ('rate' in deception ? percent(deception.rate) : '–'),
  },
  TIES,
  TIME,
]

/** Of repositories: gold files instead of tests, and no mutants. */
const REPOSITORY_COLUMNS: readonly Column[] = [
  RETRIEVER,
  metric('hit@1', 'hit@1'),
  {
    title: '95% CI',
    alignment: 'left',
    cell: row => interval(row.metrics['hit@1']?.interval),
  },
  CHANGE,
  metric('hit@10', 'hit@10'),
  metric('recall@10', 'recall@10'),
  metric('MRR@10', 'MRR@10'),
  metric('nDCG@10', 'nDCG@10'),
  TIES,
  TIME,
]

/** What a narrow terminal does without, first things first; results.json has it all. */
const EXPENDABLE = [
  'ms/query',
  'ties',
  'exec@5',
  'hit@10',
  'MRR@10',
  'topical@1',
  'nDCG@10',
  'lift',
  'deceived',
  '95% CI',
  'Δ baseline',
]

/** The leaderboard of each dataset and pool. */
export const board: Section = {
  name: 'board',
  render: (report, paint) => report.boards.flatMap(each => renderBoard(each, paint)),
}

function renderBoard(each: Board, paint: Paint): readonly string[] {
  const { columns, body } = boardTable(each)
  const titles = columns.map(column => column.title)
  const [head = '', ...lines] = alignWithin(
    [titles, ...body],
    columns.map(column => column.alignment),
    {
      width: paint.width === undefined ? undefined : paint.width - 1,
      expendable: EXPENDABLE.map(title => titles.indexOf(title)).filter(at => at >= 0),
    },
  )
  return [titleOf(each, paint), ` ${paint.dim(head)}`, ...lines.map(line => ` ${line}`)]
}

/** The cells of a board, for every renderer: a row per run, then chance. */
export interface BoardTable {
  readonly columns: readonly { readonly title: string; readonly alignment: Alignment }[]
  readonly body: readonly (readonly string[])[]
}

/** Returns the cells of a board; the column of changes is there when there is a baseline. */
export function boardTable(each: Board): BoardTable {
  const { rows } = each.leaderboard
  const all = isGoldPool(each.leaderboard.dataset.pool) ? REPOSITORY_COLUMNS : COLUMNS
  const columns = all.filter(column => column.title !== 'Δ baseline' || each.changes.size > 0)
  const body = rows.map((row, at) =>
    columns.map(column => column.cell(row, { change: each.changes.get(row), run: each.runs[at] })),
  )
  const chance = rows.find(row => typeof row.metrics['exec@1']?.floor === 'number')
  const foot = chance === undefined ? [] : [columns.map(column => column.chance?.(chance) ?? '')]
  return { columns, body: [...body, ...foot] }
}

function titleOf({ leaderboard }: Board, paint: Paint): string {
  const { dataset, seed, replicates } = leaderboard
  const facts = [
    `${dataset.id} ${whole(dataset.queries)} queries`,
    `${whole(dataset.corpus)} ${UNITS[dataset.pool] ?? 'snippets'}`,
    `pool ${dataset.pool}`,
    `sha ${dataset.sha256.slice(0, 8)}…`,
  ].join(' · ')
  const drawn = `seed ${seed} · ${whole(replicates)} replicates`
  return ` ${paint.bold('Retrieval')}  ${facts}  ${paint.dim(drawn)}`
}

function changeCell(change: Comparison | undefined): string {
  if (change === undefined) return ''
  const { drop, interval: bounds, lost, won } = change
  if (lost.length === 0 && won.length === 0) return '='
  const mark = drop > 0 ? '▼' : drop < 0 ? '▲' : ''
  const range =
    'low' in bounds ? ` [${signedShare(-bounds.high)}, ${signedShare(-bounds.low)}]` : ''
  return `${signedShare(-drop)}${range} ${mark}`.trimEnd()
}

function searchTime(run: RunOutcomes | undefined): string {
  const times = (run?.outcomes ?? []).flatMap(outcome =>
    outcome.state === 'measured' ? [outcome.searchMs] : [],
  )
  if (times.length === 0) return '–'
  return (times.reduce((sum, ms) => sum + ms, 0) / times.length).toFixed(1)
}
