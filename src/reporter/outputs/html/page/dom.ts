/*
 * The part of the browser that the page uses. TypeScript's own DOM library would put browser globals
 * into every room, and its fetch types contradict those of Node.
 */

/** An element, of whatever kind; the fields of form controls are empty on others. */
export interface Element {
  textContent: string
  className: string
  hidden: boolean
  id: string
  value: string
  scrollTop: number
  readonly clientHeight: number
  readonly style: { setProperty(name: string, value: string): void }
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  append(...children: readonly (Element | string)[]): void
  replaceChildren(...children: readonly Element[]): void
  addEventListener(type: string, listener: (event: PageEvent) => void): void
  querySelector(selector: string): Element | null
  scrollIntoView(options: { readonly block: 'nearest' | 'start' }): void
  focus(options?: { readonly preventScroll: boolean }): void
  select(): void
}

/** An event as far as it is read. */
export interface PageEvent {
  readonly key: string
  readonly target: unknown
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

interface Document {
  readonly documentElement: Element
  readonly activeElement: Element | null
  createElement(tag: string): Element
  getElementById(id: string): Element | null
  addEventListener(type: string, listener: (event: PageEvent) => void): void
}

interface Window {
  readonly localStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
  }
  readonly location: { readonly hash: string }
  readonly history: { replaceState(state: null, title: string, url: string): void }
  addEventListener(type: string, listener: () => void): void
  matchMedia(query: string): { readonly matches: boolean }
}

declare const document: Document
declare const window: Window

/** The page itself. */
export const page = { document, window }

/** What a new element carries; `text` and `class` are set as such, the rest are attributes. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element; texts are inserted as text, never as markup. */
export function make(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Element | string | undefined)[]
): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== undefined))
  return element
}

/** The element with this id, which the page's markup holds. */
export function byId(id: string): Element {
  const element = document.getElementById(id)
  if (element === null)
    throw new Error(`The page must hold #${id}. This is a bug in vitest-retrieval.`)
  return element
}
