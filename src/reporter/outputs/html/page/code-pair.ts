import type { BoardData } from '../data/page-data.ts'
import { alignLines, type AlignedRow, type Line } from './align-lines.ts'
import { changedRanges, type Range } from './apply-splices.ts'
import { codeOf } from './board-view.ts'
import { make, type Element } from './dom.ts'
import type { Compared } from './compared.ts'
import type { RankedSnippet } from './ranking.ts'
import { testTable } from './test-table.ts'
import { visibleText } from './visible-text.ts'

/** The canonical beside another snippet with the edit marked, and which tests kill that. */
export function codePair(input: Compared): readonly Element[] {
  const { board, query, snippet, ranking } = input
  const canonical = query.own[0]
  if (canonical === undefined || snippet === undefined) return []
  const before = codeOf(board, canonical)
  const after = codeOf(board, snippet)
  const title = make('h4', {}, titleOf(board, canonical, snippet))
  if (before === null || after === null) {
    return [title, make('p', { class: 'note' }, board.missing ?? 'The code is not known.')]
  }
  const note = board.snippets[snippet]?.[3] ?? ''
  const heads = [canonical, snippet].map(each => headOf(board, ranking, each))
  return [
    title,
    ...(note === '' ? [] : [make('p', { class: 'bug' }, visibleText(note))]),
    make(
      'div',
      { class: 'scroll diff', tabindex: 0, role: 'region', 'aria-label': 'Code' },
      diffTable(input, heads),
    ),
    ...testTable(input, canonical),
  ]
}

function titleOf(board: BoardData, canonical: number, snippet: number): string {
  if (canonical === snippet) return 'Canonical'
  const type = board.types[board.snippets[snippet]?.[1] ?? -1]
  return `Canonical beside ${visibleText(type ?? board.snippets[snippet]?.[0] ?? '')}`
}

function headOf(board: BoardData, ranking: readonly RankedSnippet[], snippet: number): Element {
  const [id = ''] = board.snippets[snippet] ?? []
  const ranked = ranking.find(each => each.snippet === snippet)
  const score = ranked?.score ?? null
  const place =
    ranked === undefined || ranked.rank === null ? 'below rank k' : `rank ${ranked.rank}`
  const role = ranked?.role === 'distractor' ? 'own mutant' : (ranked?.role ?? '')
  const passes = ranked?.passes === true ? '✓ passes' : '✗ fails'
  const facts = [role, place, score === null ? 'score unknown' : `score ${score}`, passes]
  return make(
    'th',
    { colspan: 2, scope: 'col' },
    make('code', {}, visibleText(id)),
    ` ${facts.filter(fact => fact !== '').join(' · ')}`,
  )
}

function diffTable({ board, query, snippet = -1 }: Compared, heads: readonly Element[]): Element {
  const canonical = query.own[0] ?? -1
  const [before, after] = [codeOf(board, canonical) ?? '', codeOf(board, snippet) ?? '']
  const text = board.snippets[snippet]?.[2] ?? null
  const isEdit = text !== null && typeof text !== 'string' && text[0] === canonical
  const ranges = isEdit ? changedRanges(text[1]) : { before: [], after: [] }
  const rows = alignLines(before, after)
  const numbers = { left: 0, right: 0 }
  const body = rows.map(row => {
    if (row.left !== undefined) numbers.left += 1
    if (row.right !== undefined) numbers.right += 1
    return make(
      'tr',
      { class: row.isSame ? undefined : 'changed' },
      ...side(row, 'left', numbers.left, ranges.before),
      ...side(row, 'right', numbers.right, ranges.after),
    )
  })
  return make(
    'table',
    { class: 'code' },
    make(
      'colgroup',
      {},
      ...['number', 'text', 'number', 'text'].map(kind => make('col', { class: kind })),
    ),
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...body),
  )
}

function side(
  row: AlignedRow,
  which: 'left' | 'right',
  number: number,
  ranges: readonly Range[],
): readonly Element[] {
  const line = row[which]
  const kind =
    line === undefined ? 'absent' : row.isSame ? '' : which === 'left' ? 'removed' : 'added'
  return [
    make(
      'td',
      { class: 'line-number', 'aria-hidden': 'true' },
      line === undefined ? '' : String(number),
    ),
    make(
      'td',
      { class: `source-line ${kind}` },
      ...(line === undefined ? [] : marked(line, row.isSame ? [] : ranges)),
    ),
  ]
}

/** The line in pieces, those inside a changed range marked. */
function marked({ text, start }: Line, ranges: readonly Range[]): readonly (Element | string)[] {
  const pieces: (Element | string)[] = []
  let at = 0
  for (const [from, to] of ranges) {
    const [begin, end] = [Math.max(0, from - start), Math.min(text.length, to - start)]
    if (begin > text.length || end < 0 || begin < at || end < begin) continue
    pieces.push(visibleText(text.slice(at, begin)))
    if (end > begin) pieces.push(make('mark', {}, visibleText(text.slice(begin, end))))
    at = end
  }
  return [...pieces, visibleText(text.slice(at))]
}
