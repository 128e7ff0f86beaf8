import { byId, page, type Element, type PageEvent } from './dom.ts'

/** What keys can do. */
export interface Actions {
  move(by: number): void
  moveTo(end: 'first' | 'last'): void
  /** To the next or previous retriever. */
  turn(by: number): void
  open(): void
  close(): void
  clear(): void
  readonly search: Element
}

const HINT = '↑ ↓ query · ← → retriever · Enter opens · / searches · Esc goes back'
const PAGE = 8 // rows

/** Binds the keys of the list, the detail and the search box, and says which they are. */
export function startKeyboard(actions: Actions): void {
  byId('hints').textContent = HINT
  byId('list').addEventListener('keydown', event => handle(event, listKeys(actions)))
  byId('detail').addEventListener('keydown', event => handle(event, { Escape: actions.close }))
  actions.search.addEventListener('keydown', event => handle(event, searchKeys(actions)))
  page.document.addEventListener('keydown', event => {
    if (event.key !== '/' || isTyping(event)) return
    event.preventDefault()
    actions.search.scrollIntoView({ block: 'nearest' })
    actions.search.focus()
    actions.search.select()
  })
}

type Keys = Readonly<Record<string, () => void>>

function listKeys({ move, moveTo, turn, open }: Actions): Keys {
  return {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(PAGE),
    PageUp: () => move(-PAGE),
    Home: () => moveTo('first'),
    End: () => moveTo('last'),
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Enter: open,
  }
}

function searchKeys({ search, clear, open }: Actions): Keys {
  const toList = (): void => byId('list').focus()
  return {
    ArrowDown: toList,
    Enter: () => {
      toList()
      open()
    },
    Escape: () => (search.value === '' ? toList() : clear()),
  }
}

function handle(event: PageEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
  if (action === undefined) return
  event.preventDefault()
  action()
}

function isTyping({ target, ctrlKey, metaKey, altKey }: PageEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  const tag: unknown =
    typeof target === 'object' && target !== null ? Reflect.get(target, 'tagName') : ''
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(String(tag))
}
