import { visibleText } from './page/visible-text.ts'

/** Markup that is safe to insert as it stands. */
export interface Html {
  readonly html: string
}

/** What a template may hold: text is escaped, markup is not, nothing is left out. */
export type HtmlPart = string | number | Html | undefined | readonly (Html | undefined)[]

/** Template tag that escapes every interpolated text, in content and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const text = strings.reduce((done, literal, at) => done + markupOf(parts[at - 1]) + literal)
  return { html: text }
}

/** Marks text that was made by this room as markup. */
export function rawHtml(markup: string): Html {
  return { html: markup }
}

/** Escapes text for content and quoted attributes; what is invisible is shown as a code point. */
export function escapeHtml(text: string): string {
  return visibleText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** JSON that no HTML parser takes for the end of its script element. */
export function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c')
}

function markupOf(part: HtmlPart): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map(each => each?.html ?? '').join('')
}
