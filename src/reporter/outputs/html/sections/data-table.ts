import { html, type Html } from '../html.ts'

/** A table of text: the first column names the row, the others hold numbers. */
export interface DataTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly body: readonly (readonly (string | Html)[])[]
  /** Rows that stand apart at the bottom, such as chance. */
  readonly foot?: readonly (readonly string[])[]
  /** Titles that explain a column on hover, by column name. */
  readonly hints?: Readonly<Record<string, string>>
}

/** Returns a table that scrolls sideways inside its box when it is wider than the page. */
export function dataTable({ caption, head, body, foot = [], hints = {} }: DataTable): Html {
  const titles = head.map((name, at) => {
    const hint = hints[name]
    const kind = at === 0 ? '' : ' class="number"'
    const title = hint === undefined ? html`` : html` title="${hint}"`
    return html`<th scope="col"${{ html: kind }}${title}>${name}</th>`
  })
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
<table><caption class="sr-only">${caption}</caption>
<thead><tr>${titles}</tr></thead>
<tbody>${body.map(rowOf)}</tbody>
${foot.length === 0 ? undefined : html`<tfoot>${foot.map(rowOf)}</tfoot>`}
</table></div>`
}

function rowOf(cells: readonly (string | Html)[]): Html {
  const rest = cells.slice(1).map(cell => html`<td class="number">${cell}</td>`)
  return html`<tr><th scope="row">${cells[0] ?? ''}</th>${rest}</tr>
`
}
