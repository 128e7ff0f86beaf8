import { html, rawHtml, type Html } from '../html.ts'
import { seriesStyle, type SeriesStyle } from '../charts/theme.ts'

const SHAPES: Readonly<Record<SeriesStyle['marker'], string>> = {
  circle: '<circle cx="14" cy="6" r="3.5"/>',
  rect: '<rect x="10.5" y="2.5" width="7" height="7"/>',
  triangle: '<path d="M14 2L18 9.5H10Z"/>',
  diamond: '<path d="M14 1.5L18.5 6L14 10.5L9.5 6Z"/>',
}

/** The legend of charts that draw one line per retriever, and chance. */
export function retrieverLegend(names: readonly string[], chance: string): Html {
  const items = names.map((name, at) => {
    const { colour, dash, marker } = seriesStyle(at)
    const dashes = dash === 'solid' ? '' : ` stroke-dasharray="${dash.join(' ')}"`
    const line = `<path d="M1 6H27" stroke="${colour}" stroke-width="2" fill="none"${dashes}/>`
    const key = rawHtml(`${line}<g fill="${colour}">${SHAPES[marker]}</g>`)
    return html`<li>${swatch(key)}<bdi>${name}</bdi></li>`
  })
  const grey = rawHtml(
    '<path d="M1 6H27" stroke="var(--dim)" stroke-width="1.5" stroke-dasharray="5 4"/>',
  )
  return html`<ul class="legend">${items}<li>${swatch(grey)}${chance}</li></ul>`
}

function swatch(content: Html): Html {
  return html`<svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">${content}</svg>`
}

/** The legend of filled areas: colour variables with what they mean. */
export function fillLegend(items: readonly (readonly [colour: string, meaning: string])[]): Html {
  const entries = items.map(([colour, meaning]) => {
    const square = rawHtml(`<rect x="8" width="12" height="12" rx="2" fill="${colour}"/>`)
    return html`<li>${swatch(square)}${meaning}</li>`
  })
  return html`<ul class="legend">${entries}</ul>`
}
