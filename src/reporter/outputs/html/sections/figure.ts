import type { Chart, Draw } from '../charts/draw.ts'
import { html, rawHtml, type Html } from '../html.ts'
import { dataTable, type DataTable } from './data-table.ts'

const WIDE = 1040
const HALF = 508
const NARROW = 340

/** A chart with everything around it. */
export interface Figure {
  /** Unique in the page. */
  readonly id: string
  readonly title: string
  /** How to read it, what it is of, and what is left out. */
  readonly caption: Html
  readonly size: 'wide' | 'half'
  chart(width: number): Chart
  readonly legend?: Html
  /** The numbers behind the marks, for those who cannot see them and those who want to copy them. */
  readonly table: DataTable
}

/** Returns a figure drawn twice, for wide and for narrow screens, with its numbers below. */
export function figure(each: Figure, draw: Draw): Html {
  const wide = each.size === 'wide' ? WIDE : HALF
  const label = `${each.id}-title`
  return html`<figure class="figure ${each.size}" aria-labelledby="${label}">
<h3 id="${label}">${each.title}</h3>
<div class="plot plot-wide">${rawHtml(draw(`${each.id}w`, each.chart(wide)))}</div>
<div class="plot plot-narrow">${rawHtml(draw(`${each.id}n`, each.chart(NARROW)))}</div>
${each.legend}
<figcaption>${each.caption}</figcaption>
<details class="numbers"><summary>Numbers</summary>${dataTable(each.table)}</details>
</figure>
`
}
