import type { Board, Report } from '../report.ts'
import { boardTable } from '../sections/board.ts'
import type { Output } from './output.ts'

/** `leaderboard.tex`: a booktabs table per board. */
export const leaderboardTex: Output = {
  name: 'LaTeX leaderboard',
  format: 'tex',
  render: report => [{ path: 'leaderboard.tex', text: renderTex(report) }],
}

/** Returns each board as a LaTeX `tabular`, without times. */
export function renderTex({ boards }: Report): string {
  return ['% Needs \\usepackage{booktabs}', ...boards.flatMap(boardLines), ''].join('\n')
}

function boardLines(board: Board): readonly string[] {
  const { dataset } = board.leaderboard
  const { columns, body } = boardTable(board)
  const kept = columns.map(column => column.title !== 'ms/query')
  const rowOf = (cells: readonly string[]): string =>
    `${cells
      .filter((_, at) => kept[at])
      .map(escapeTex)
      .join(' & ')} \\\\`
  const runs = board.leaderboard.rows.length
  const chance = body.slice(runs)
  return [
    // A comment ends with its line: a line break in a name must not end it.
    `% ${dataset.id.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}, pool ${dataset.pool}, ${dataset.sha256}`,
    `\\begin{tabular}{${columns
      .map((_, at) => (at === 0 ? 'l' : 'r'))
      .filter((_, at) => kept[at])
      .join('')}}`,
    '\\toprule',
    rowOf(columns.map(column => column.title)),
    '\\midrule',
    ...body.slice(0, runs).map(rowOf),
    ...(chance.length === 0 ? [] : ['\\midrule', ...chance.map(rowOf)]),
    '\\bottomrule',
    '\\end{tabular}',
  ]
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '−': '$-$',
  '–': '--',
  Δ: '$\\Delta$',
  '▼': '$\\downarrow$',
  '▲': '$\\uparrow$',
}

/** Text that LaTeX prints as it stands, on one line. */
function escapeTex(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\\~^<>|"−–Δ▼▲]|[{}$&#_%]/g, character => SPECIAL[character] ?? `\\${character}`)
    .replace(/^\[/, '{[}')
}
