import type { BoardData } from '../data/page-data.ts'
import { standingOf, type QueryView } from './board-view.ts'
import { codePair } from './code-pair.ts'
import { byId, make, page, type Element } from './dom.ts'
import { rankingOf, rivalOf } from './ranking.ts'
import { rankingTable } from './ranking-table.ts'
import { describe, glyphOf, kindOf } from './standing-text.ts'
import { visibleText } from './visible-text.ts'

/** What the detail shows and whom it tells. */
export interface DetailInput {
  readonly board: BoardData
  readonly retriever: number
  readonly query: QueryView
  /** The snippet beside the canonical; the rival when undefined. */
  readonly snippet: number | undefined
  onRetriever(at: number): void
  onSnippet(snippet: number): void
  onBack(): void
}

/** Fills the pane on the right with one query. */
export function showDetail(input: DetailInput): void {
  const { board, query, retriever } = input
  const standing = standingOf(board, retriever, query)
  const ranking = rankingOf(board, retriever, query)
  const snippet = input.snippet ?? rivalOf(board, retriever, query)
  const back = make('button', { type: 'button', class: 'back' }, '← all queries')
  back.addEventListener('click', input.onBack)
  const parts = [
    back,
    make(
      'h3',
      { id: 'detail-title' },
      make('code', {}, visibleText(query.id)),
      make('span', {}, visibleText(query.functionName)),
      make('span', { class: 'domain' }, visibleText(query.domain)),
    ),
    make(
      'p',
      { class: 'query-text' },
      visibleText(query.text ?? board.missing ?? 'No text is known.'),
    ),
    retrieverTabs(input),
    make(
      'p',
      { class: `standing ${kindOf(standing)}` },
      `${glyphOf(standing)} ${describe(board, standing)}`,
    ),
    ...(ranking.length === 0
      ? []
      : [
          make('h4', {}, 'Ranking'),
          rankingTable({ board, ranking, snippet, onSnippet: input.onSnippet }),
        ]),
    ...codePair({ board, query, ranking, snippet }),
  ]
  replaceKeepingFocus(byId('detail'), parts)
}

/** A button that was pressed is made anew: the focus goes to the one that took its place. */
function replaceKeepingFocus(pane: Element, parts: readonly Element[]): void {
  const key = page.document.activeElement?.getAttribute('data-key') ?? null
  pane.replaceChildren(...parts)
  if (key !== null) pane.querySelector(`[data-key="${key}"]`)?.focus({ preventScroll: true })
}

/** Empties the pane. */
export function showNothing(): void {
  byId('detail').replaceChildren(make('p', { class: 'empty' }, 'No query is chosen.'))
}

function retrieverTabs({ board, query, retriever, onRetriever }: DetailInput): Element {
  const buttons = board.retrievers.map((name, at) => {
    const standing = standingOf(board, at, query)
    const button = make(
      'button',
      {
        type: 'button',
        class: `tab ${kindOf(standing)}`,
        'aria-pressed': String(at === retriever),
        'data-key': `retriever-${at}`,
      },
      make('span', { class: 'glyph' }, glyphOf(standing)),
      ` ${visibleText(name)}`,
    )
    button.addEventListener('click', () => onRetriever(at))
    return button
  })
  return make('div', { class: 'tabs', role: 'group', 'aria-label': 'Retriever' }, ...buttons)
}
