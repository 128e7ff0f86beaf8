import type { Chart, RenderItem } from './draw.ts'
import { rectMark, textMark, type Mark, type Point } from './marks.ts'
import { axisName, DIM, INK } from './theme.ts'

/** A coloured table of shares. */
export interface HeatMap {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** By row, then by column; undefined where nothing is known. */
  readonly cells: readonly (readonly (HeatCell | undefined)[])[]
}

/** One share and what it is of. */
export interface HeatCell {
  readonly rate: number
  readonly n: number
}

const STEPS = 10
const CELL_HEIGHT = 46

/** Where everything stands, in CSS pixels. */
interface Layout {
  readonly isWide: boolean
  readonly left: number
  readonly top: number
  readonly cellWidth: number
}

/** Draws shares as cells, pale to dark, with percent and n; the last column may be a total. */
export function heatMapChart(map: HeatMap, width: number): Chart {
  const { rows, columns, cells } = map
  const isWide = width >= 600
  const left = isWide ? 190 : 154
  const top = isWide ? 44 : 96
  const layout = { isWide, left, top, cellWidth: (width - left - 2) / Math.max(1, columns.length) }
  const renderItem: RenderItem = ({ dataIndex }) => {
    const [row, column] = [Math.floor(dataIndex / columns.length), dataIndex % columns.length]
    const from = [left + column * layout.cellWidth, top + row * CELL_HEIGHT] as const
    const size = [layout.cellWidth, CELL_HEIGHT] as const
    return { type: 'group', children: cellMarks(cells[row]?.[column], from, size) }
  }
  const titles: RenderItem = () => ({
    type: 'group',
    children: [...rowTitles(rows, layout), ...columnTitles(columns, layout)],
  })
  const data = rows.flatMap((_, row) => columns.map((_, column) => [column, row]))
  return {
    width,
    height: top + rows.length * CELL_HEIGHT + 4,
    option: {
      grid: { left: 0, right: 0, top: 0, bottom: 0 },
      xAxis: { type: 'value', show: false },
      yAxis: { type: 'value', show: false },
      series: [
        { type: 'custom', data, renderItem },
        { type: 'custom', data: [[0, 0]], renderItem: titles },
      ],
    },
  }
}

function rowTitles(rows: readonly string[], { isWide, left, top }: Layout): readonly Mark[] {
  const style = { fill: INK, align: 'right', fontSize: isWide ? 12 : 11 }
  return rows.map((row, at) => {
    const point = [left - 10, top + (at + 0.5) * CELL_HEIGHT] as const
    return textMark(point, axisName(row, isWide ? 26 : 22), style)
  })
}

/** On narrow screens columns are retrievers, whose names are turned to fit. */
function columnTitles(columns: readonly string[], layout: Layout): readonly Mark[] {
  const { isWide, left, top, cellWidth } = layout
  return columns.map((column, at) => {
    const x = left + (at + 0.5) * cellWidth
    const style = { fill: DIM, fontSize: 11 }
    return isWide
      ? textMark([x, top - 16], twoLines(axisName(column, 26)), { ...style, align: 'center' })
      : turned(textMark([0, 0], axisName(column, 14), style), [x, top - 8])
  })
}

/** A long name of several words on two lines, broken near its middle. */
function twoLines(name: string): string {
  if (name.length <= 12) return name
  const breaks = [...name.matchAll(/[_ ]/g)].map(match => match.index + 1)
  const distance = (at: number): number => Math.abs(at - name.length / 2)
  const [middle] = breaks.toSorted((a, b) => distance(a) - distance(b))
  return middle === undefined ? name : `${name.slice(0, middle)}\n${name.slice(middle)}`
}

function turned(mark: Mark, [x, y]: Point): Mark & { readonly rotation: number } {
  return Object.assign({ x, y, rotation: Math.PI / 4 }, mark)
}

function cellMarks(cell: HeatCell | undefined, [x, y]: Point, [width, height]: Point): Mark[] {
  const center = x + width / 2
  const corner = [x + width - 2, y + height - 2] as const
  if (cell === undefined) {
    const empty = rectMark([x, y], corner, { fill: 'var(--h-none)' }, 3)
    return [empty, textMark([center, y + height / 2], '–', { fill: DIM, align: 'center' })]
  }
  const step = Math.round(cell.rate * STEPS)
  const fill = `var(--ht${step})`
  const percent = (cell.rate * 100).toFixed(0)
  return [
    rectMark([x, y], corner, { fill: `var(--h${step})` }, 3),
    textMark([center, y + 16], `${percent} %`, { fill, align: 'center', fontWeight: 600 }),
    textMark([center, y + 32], `n ${cell.n}`, { fill, align: 'center', fontSize: 10.5 }),
  ]
}
