import type { BoardData } from '../data/page-data.ts'
import { byId, make, type Element } from './dom.ts'
import { NO_FILTERS, type Filters } from './select-queries.ts'
import { visibleText } from './visible-text.ts'

type Option = readonly [value: string, label: string]

/** The search box and the selects above the list. */
export interface FilterForm {
  /** Shows these filters, with the choices that their board has. */
  show(filters: Filters): void
  readonly search: Element
}

/** Builds the form; `onChange` receives every change. */
export function filterForm(
  boards: readonly BoardData[],
  onChange: (filters: Filters) => void,
): FilterForm {
  const form = byId('filters')
  const search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Search id, text, function, code',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-keyshortcuts': '/',
  })
  let shown = NO_FILTERS
  const change = (part: Partial<Filters>): void => onChange({ ...shown, ...part })
  search.addEventListener('input', () => change({ search: search.value }))
  form.addEventListener('submit', event => event.preventDefault())
  const reset = make('button', { type: 'button', id: 'reset' }, 'Reset')
  reset.addEventListener('click', () => {
    const { board, retriever } = shown
    onChange({ ...NO_FILTERS, board, retriever })
  })
  const show = (filters: Filters): void => {
    shown = filters
    const board = boards[filters.board]
    if (search.value !== filters.search) search.value = filters.search
    const selects = board === undefined ? [] : selectsOf(boards, board, filters, change)
    form.replaceChildren(labelled('Search', search), ...selects, reset)
  }
  return { show, search }
}

function selectsOf(
  boards: readonly BoardData[],
  board: BoardData,
  filters: Filters,
  change: (part: Partial<Filters>) => void,
): readonly Element[] {
  const numbered = (names: readonly string[]): readonly Option[] =>
    names.map((name, at) => [String(at), visibleText(name)])
  const all: Option = ['', 'all']
  const specs: readonly (readonly [string, keyof Filters, readonly Option[]])[] = [
    ['Board', 'board', numbered(boards.map(each => each.title))],
    ['Retriever', 'retriever', numbered(board.retrievers)],
    ['Result', 'result', [all, ...RESULTS]],
    ['Deceived by', 'type', [['', 'any type or none'], ...numbered(board.types)]],
    ['Domain', 'domain', [all, ...board.domains.toSorted().map((name): Option => [name, visibleText(name)])]],
    ['State', 'state', [all, ...STATES]],
    ['Order', 'order', ORDERS],
  ]
  return specs
    .filter(([, , options]) => options.length > 1)
    .map(([label, key, options]) => {
      const isNumber = key === 'board' || key === 'retriever'
      const select = make('select', { id: `filter-${key}` }, ...options.map(optionOf))
      select.value = String(filters[key])
      select.addEventListener('change', () => {
        const value = isNumber ? Number(select.value) : select.value
        change(key === 'board' ? { ...NO_FILTERS, board: Number(value) } : { [key]: value })
      })
      return labelled(label, select)
    })
}

const RESULTS: readonly Option[] = [
  ['passes', '✓ rank 1 passes'],
  ['misses', '✗ rank 1 fails'],
  ['deceived', 'deceived by a mutant'],
  ['not deceived', 'not deceived'],
]
const STATES: readonly Option[] = [
  ['measured', 'measured'],
  ['failed', 'failed'],
  ['not measured', 'not measured'],
]
const ORDERS: readonly Option[] = [
  ['id', 'query id'],
  ['gap', 'gap, worst first'],
  ['misses', 'most retrievers miss first'],
]

function optionOf([value, label]: Option): Element {
  return make('option', { value }, label)
}

function labelled(label: string, control: Element): Element {
  return make('label', {}, make('span', {}, label), control)
}
