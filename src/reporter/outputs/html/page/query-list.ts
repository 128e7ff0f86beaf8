import type { BoardData } from '../data/page-data.ts'
import { standingOf } from './board-view.ts'
import { byId, make, type Element } from './dom.ts'
import type { Listed } from './select-queries.ts'
import { describe, glyphOf, kindOf } from './standing-text.ts'
import { visibleText } from './visible-text.ts'

const ROW = 58 // must agree with .row in browser.css
const SPARE = 6 // rows above and below the visible ones
const MAX_DOTS = 10

/** The list of queries; only the rows in sight exist. */
export interface QueryList {
  show(board: BoardData, listed: readonly Listed[], chosen: number): void
  /** Scrolls a row into sight. */
  reveal(at: number): void
}

/** Builds the list; `onChoose` receives the position of a clicked row. */
export function queryList(onChoose: (at: number) => void): QueryList {
  const list = byId('list')
  const space = make('div', { class: 'space' })
  list.replaceChildren(space)
  let drawn = (): void => {}
  list.addEventListener('scroll', () => drawn())
  return {
    show(board, listed, chosen) {
      space.style.setProperty('height', `${listed.length * ROW}px`)
      drawn = () => {
        const first = Math.max(0, Math.floor(list.scrollTop / ROW) - SPARE)
        const last = Math.ceil((list.scrollTop + list.clientHeight) / ROW) + SPARE
        const rows = listed.slice(first, last).map((each, offset) => {
          const at = first + offset
          const place = { at, count: listed.length, isChosen: at === chosen }
          const row = rowOf(board, each, place)
          row.addEventListener('click', () => onChoose(at))
          return row
        })
        space.replaceChildren(...rows)
      }
      drawn()
      if (listed.length > 0) list.setAttribute('aria-activedescendant', `row-${chosen}`)
      else list.removeAttribute('aria-activedescendant')
      byId('count').textContent = countText(listed.length, board.queries.length)
    },
    reveal(at) {
      const [top, bottom] = [at * ROW, (at + 1) * ROW]
      if (top < list.scrollTop) list.scrollTop = top
      else if (bottom > list.scrollTop + list.clientHeight) {
        list.scrollTop = bottom - list.clientHeight
      }
      drawn()
    },
  }
}

function countText(shown: number, all: number): string {
  if (shown === 0) return `None of ${all} queries fits. Reset the filters or search for less.`
  return shown === all ? `${all} queries` : `${shown} of ${all} queries`
}

interface Place {
  readonly at: number
  readonly count: number
  readonly isChosen: boolean
}

function rowOf(board: BoardData, { query, standing }: Listed, place: Place): Element {
  const row = make(
    'div',
    {
      class: `row ${kindOf(standing)}`,
      role: 'option',
      id: `row-${place.at}`,
      'aria-selected': String(place.isChosen),
      'aria-setsize': place.count,
      'aria-posinset': place.at + 1,
    },
    make('span', { class: 'glyph', 'aria-hidden': 'true' }, glyphOf(standing)),
    make(
      'span',
      { class: 'what' },
      make('code', {}, visibleText(query.id)),
      make('span', { class: 'name' }, visibleText(query.functionName)),
    ),
    dotsOf(board, query),
    make('span', { class: 'how' }, describe(board, standing)),
  )
  row.style.setProperty('top', `${place.at * ROW}px`)
  return row
}

/** One mark per retriever, so that queries which all miss stand out. */
function dotsOf(board: BoardData, query: Listed['query']): Element | undefined {
  if (board.retrievers.length < 2) return undefined
  const standings = board.retrievers.map((_, at) => standingOf(board, at, query))
  const dots = standings
    .slice(0, MAX_DOTS)
    .map(each => make('span', { class: `dot ${kindOf(each)}` }, glyphOf(each)))
  const more = standings.length - dots.length
  const hits = standings.filter(each => each.isHit).length
  const title = `rank 1 passes for ${hits} of ${standings.length} retrievers`
  return make('span', { class: 'dots', title }, ...dots, more > 0 ? `+${more}` : undefined)
}
