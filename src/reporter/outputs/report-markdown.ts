import type { GateState } from '../../analysis/index.ts'
import { interval, percent, whole } from '../number-format.ts'
import { labelOf, plainPaint, type Board, type Report } from '../report.ts'
import { boardTable } from '../sections/board.ts'
import { faults } from '../sections/faults.ts'
import { escapeMarkdown, markdownTable } from './markdown-text.ts'
import { metricsTable } from './metrics-table.ts'
import type { Output } from './output.ts'

/** `report.md`: boards, metrics with intervals, deception by type, gates and faults. */
export const reportMarkdown: Output = {
  name: 'Markdown report',
  format: 'md',
  render: report => [{ path: 'report.md', text: renderMarkdown(report) }],
}

/** Returns the whole report as Markdown, without times: equal runs give equal text. */
export function renderMarkdown(report: Report): string {
  const parts = [
    ...report.boards.flatMap(board => [boardPart(board), metricsPart(board), deceptionPart(board)]),
    gatesPart(report),
    faultsPart(report),
  ]
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

function boardPart(board: Board): readonly string[] {
  const { dataset, seed, replicates } = board.leaderboard
  const { columns, body } = boardTable(board)
  const isKept = columns.map(column => column.title !== 'ms/query')
  const keep = (cells: readonly string[]): readonly string[] => cells.filter((_, at) => isKept[at])
  return [
    `## Retrieval: ${escapeMarkdown(dataset.id)}, pool ${dataset.pool}`,
    '',
    `${whole(dataset.queries)} queries, ${whole(dataset.corpus)} snippets, dataset ` +
      `${dataset.sha256.slice(0, 12)}, seed ${seed}, ${whole(replicates)} replicates.`,
    '',
    ...markdownTable(keep(columns.map(column => column.title)), body.map(keep)),
  ]
}

function metricsPart({ leaderboard }: Board): readonly string[] {
  const { head, body } = metricsTable(leaderboard)
  if (body.length === 0) return []
  return ['### Metrics with 95 % intervals', '', ...markdownTable(head, body)]
}

function deceptionPart({ leaderboard }: Board): readonly string[] {
  const known = leaderboard.rows.flatMap(row =>
    'byType' in row.deception ? [{ label: labelOf(row), deception: row.deception }] : [],
  )
  const types = new Set(known.flatMap(({ deception }) => deception.byType.map(each => each.label)))
  if (types.size === 0) return []
  const body = [...types].sort().map(type => [
    type,
    ...known.map(({ deception }) => {
      const found = deception.byType.find(each => each.label === type)
      return found === undefined ? '–' : `${percent(found.rate)} ${interval(found.interval)}`
    }),
  ])
  const all = known.map(
    ({ deception }) => `${percent(deception.rate)} ${interval(deception.interval)}`,
  )
  return [
    '### Deceived by mutation type',
    '',
    ...markdownTable(['type', ...known.map(({ label }) => label)], [...body, ['all', ...all]]),
  ]
}

const MARKS: Readonly<Record<GateState, string>> = {
  pass: '✓ pass',
  fail: '✗ fail',
  inconclusive: '? inconclusive',
  'not-gated': '– not gated',
}

function gatesPart({ gates, problems, accepted }: Report): readonly string[] {
  const lines = [
    ...gates.decisions.map(({ state, message, project }) => ({
      mark: MARKS[state],
      text: project === '' ? message : `${message} (${project})`,
    })),
    ...[...new Set([...gates.problems, ...problems])].map(text => ({ mark: '✗ not judged', text })),
    ...accepted.map(text => ({ mark: '✓ accepted', text })),
  ]
  if (lines.length === 0) return []
  return [
    '### Gates',
    '',
    ...lines.map(({ mark, text }) => `- **${mark}** ${escapeMarkdown(text)}`),
  ]
}

function faultsPart(report: Report): readonly string[] {
  const lines = faults.render(report, plainPaint)
  if (lines.length === 0) return []
  const items = lines.map(line => {
    const indent = line.startsWith('   ') ? '  ' : ''
    return `${indent}- ${escapeMarkdown(line.trim())}`
  })
  return ['### Faults', '', ...items]
}
