import type { PageData } from '../data/page-data.ts'
import { addressFilters, addressOf, remember } from './address.ts'
import { browserState, type BrowserState } from './browser-state.ts'
import { byId, page } from './dom.ts'
import { filterForm } from './filter-form.ts'
import { startKeyboard } from './keyboard.ts'
import { showDetail, showNothing } from './query-detail.ts'
import { queryList } from './query-list.ts'
import { NO_FILTERS } from './select-queries.ts'

/** Starts the query browser: one state, drawn anew after every change. */
export function startBrowser({ boards }: PageData): void {
  let isStarted = false
  const state = browserState(boards, () => draw())
  const form = filterForm(boards, next => state.filter(next))
  const list = queryList(at => {
    state.choose(at)
    open(true)
  })
  const draw = (): void => {
    const board = boards[state.filters.board]
    if (board === undefined) return
    form.show(state.filters)
    list.show(board, state.listed, state.chosen)
    list.reveal(state.chosen)
    const query = state.listed[state.chosen]?.query
    if (query === undefined) return showNothing()
    // An address that nobody chose must not lead into one query when the page is opened again.
    if (isStarted) remember(addressOf(state.filters, query.id))
    showDetail({
      board,
      retriever: state.filters.retriever,
      query,
      snippet: state.snippet,
      onRetriever: retriever => state.filter({ ...state.filters, retriever }),
      onSnippet: snippet => state.compare(snippet),
      onBack: () => open(false),
    })
  }
  byId('browser').hidden = false
  byId('no-browser').hidden = true
  bindKeys(state, boards, form.search)
  const fromAddress = (isFirst: boolean): void => {
    const found = addressFilters(page.window.location.hash, boards)
    if (found !== undefined) state.filter({ ...NO_FILTERS, ...found.filters }, found.query)
    else if (isFirst) state.filter(NO_FILTERS)
    if (found !== undefined) open(true)
  }
  fromAddress(true)
  isStarted = true
  page.window.addEventListener('hashchange', () => fromAddress(false))
}

function bindKeys(
  state: BrowserState,
  boards: PageData['boards'],
  search: Parameters<typeof startKeyboard>[0]['search'],
): void {
  startKeyboard({
    move: by => state.choose(state.chosen + by),
    moveTo: end => state.choose(end === 'first' ? 0 : state.listed.length - 1),
    turn: by => {
      const { filters } = state
      const count = boards[filters.board]?.retrievers.length ?? 1
      state.filter({ ...filters, retriever: (filters.retriever + by + count) % count })
    },
    open: () => {
      open(true)
      byId('detail').focus()
    },
    close: () => open(false),
    search,
    clear: () => state.filter({ ...state.filters, search: '' }),
  })
}

/** On a narrow screen list and detail take turns; on a wide one only the focus moves. */
function open(isOpen: boolean): void {
  byId('panes').setAttribute('data-open', String(isOpen))
  if (!isOpen) byId('list').focus({ preventScroll: true })
}
