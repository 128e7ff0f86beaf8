import { byId, page } from './dom.ts'

const THEMES = ['auto', 'light', 'dark'] as const
const KEY = 'vitest-retrieval-theme'

/** Shows the theme button: auto follows the system; the choice is kept where storage is allowed. */
export function startTheme(): void {
  const button = byId('theme')
  button.hidden = false
  let at = Math.max(
    0,
    THEMES.findIndex(theme => theme === stored()),
  )
  const show = (): void => {
    const theme = THEMES[at] ?? 'auto'
    page.document.documentElement.setAttribute('data-theme', theme)
    button.textContent = `Theme: ${theme}`
  }
  button.addEventListener('click', () => {
    at = (at + 1) % THEMES.length
    show()
    store(THEMES[at] ?? 'auto')
  })
  show()
}

function stored(): string | null {
  try {
    return page.window.localStorage.getItem(KEY)
  } catch {
    return null // a file from disk may have no storage
  }
}

function store(theme: string): void {
  try {
    page.window.localStorage.setItem(KEY, theme)
  } catch {
    // The theme then lasts as long as the page.
  }
}
