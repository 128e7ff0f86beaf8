import { visibleText } from '../page/visible-text.ts'

/** Colours are CSS variables of the page, so that one SVG serves the light and the dark theme. */
export const INK = 'var(--ink)'
export const DIM = 'var(--dim)'
export const LINE = 'var(--line)'
export const PANEL = 'var(--panel)'
export const PASS = 'var(--pass)'
export const FAIL = 'var(--fail)'

const COLOURS = 8
const DASHES = ['solid', [7, 3], [2, 3], [9, 3, 2, 3]] as const
const MARKERS = ['circle', 'rect', 'triangle', 'diamond'] as const

/** How a retriever is drawn in every chart: colour first, then dash and marker tell more apart. */
export interface SeriesStyle {
  readonly colour: string
  readonly dash: (typeof DASHES)[number]
  readonly marker: (typeof MARKERS)[number]
}

/** The style of the retriever at a position of the board. */
export function seriesStyle(at: number): SeriesStyle {
  const round = Math.floor(at / COLOURS)
  return {
    colour: `var(--s${at % COLOURS})`,
    dash: DASHES[round % DASHES.length] ?? 'solid',
    marker: MARKERS[(at + round) % MARKERS.length] ?? 'circle',
  }
}

/** The axis of a quantity, with grid lines. */
export function valueAxis(name: string, more: object = {}): object {
  return {
    type: 'value',
    name,
    nameLocation: 'middle',
    nameGap: 28,
    nameTextStyle: { color: DIM, fontSize: 12 },
    axisLabel: { color: DIM, fontSize: 12, formatter: signed },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: LINE } },
    ...more,
  }
}

/** A number as it is printed elsewhere in the report. */
export function signed(value: number): string {
  return String(value).replace('-', '−')
}

/** The axis of names or ranks, without grid lines. */
export function categoryAxis(names: readonly string[], more: object = {}): object {
  return {
    type: 'category',
    data: names,
    nameLocation: 'middle',
    nameGap: 28,
    nameTextStyle: { color: DIM, fontSize: 12 },
    axisLabel: { color: INK, fontSize: 12 },
    axisLine: { lineStyle: { color: LINE } },
    axisTick: { show: false },
    ...more,
  }
}

/** A name on one line, cut to what fits an axis. */
export function axisName(name: string, most: number): string {
  const line = [...visibleText(name.replace(/\s+/g, ' ')).trim()]
  return line.length <= most ? line.join('') : `${line.slice(0, most - 1).join('')}…`
}
