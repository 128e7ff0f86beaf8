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
  // Controls are made once for each board: one that is made anew would lose the focus.
  let made:
    { readonly board: BoardData; readonly selects: ReadonlyMap<keyof Filters, Element> } | undefined
  const show = (filters: Filters): void => {
    shown = filters
    const board = boards[filters.board]
    if (board === undefined) return
    if (made?.board !== board) {
      const specs = specsOf(boards, board)
      made = { board, selects: new Map(specs.map(spec => [spec.key, selectOf(spec, change)])) }
      const controls = specs.map(({ key, label }) => labelled(label, made?.selects.get(key)))
      form.replaceChildren(labelled('Search', search), ...controls, reset)
    }
    if (search.value !== filters.search) search.value = filters.search
    for (const [key, select] of made.selects) select.value = String(filters[key])
  }
  return { show, search }
}

/** One select: which filter it sets, what it is called and what there is to choose. */
interface SelectSpec {
  readonly key: keyof Filters
  readonly label: string
  readonly options: readonly Option[]
}

function specsOf(boards: readonly BoardData[], board: BoardData): readonly SelectSpec[] {
  const numbered = (names: readonly string[]): readonly Option[] =>
    names.map((name, at) => [String(at), visibleText(name)])
  const all: Option = ['', 'all']
  const domains = board.domains.toSorted().map((name): Option => [name, visibleText(name)])
  const specs: readonly SelectSpec[] = [
    { label: 'Board', key: 'board', options: numbered(boards.map(each => each.title)) },
    { label: 'Retriever', key: 'retriever', options: numbered(board.retrievers) },
    { label: 'Result', key: 'result', options: [all, ...RESULTS] },
    {
      label: 'Deceived by',
      key: 'type',
      options: [['', 'any type or none'], ...numbered(board.types)],
    },
    { label: 'Domain', key: 'domain', options: [all, ...domains] },
    { label: 'State', key: 'state', options: [all, ...STATES] },
    { label: 'Order', key: 'order', options: ORDERS },
  ]
  return specs.filter(({ options }) => options.length > 1)
}

function selectOf({ key, options }: SelectSpec, change: (part: Partial<Filters>) => void): Element {
  const select = make('select', { id: `filter-${key}` }, ...options.map(optionOf))
  select.addEventListener('change', () => {
    if (key === 'board') change({ ...NO_FILTERS, board: Number(select.value) })
    else change({ [key]: key === 'retriever' ? Number(select.value) : select.value })
  })
  return select
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

function labelled(label: string, control: Element | undefined): Element {
  return make('label', {}, make('span', {}, label), control)
}
