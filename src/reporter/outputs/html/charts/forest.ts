import type { LeaderboardRow, MetricSummary } from '../../../../analysis/index.ts'
import { interval, share } from '../../../number-format.ts'
import { labelOf } from '../../../report.ts'
import type { Chart, RenderItem } from './draw.ts'
import { diamondMark, discMark, lineMark, rectMark, textMark } from './marks.ts'
import { axisName, categoryAxis, DIM, INK, PANEL, seriesStyle, valueAxis } from './theme.ts'

const ROW = 34

/** exec@1 of every run with its interval, the range that ties leave open, and chance. */
export function forestChart(rows: readonly LeaderboardRow[], width: number): Chart {
  const isWide = width >= 600
  const items = rows.flatMap((row, at) => {
    const metric = row.metrics['exec@1']
    return metric === undefined ? [] : [{ label: labelOf(row), metric, at }]
  })
  const metrics = items.map(item => item.metric)
  const most = niceTop(
    metrics.flatMap(each => [each.optimistic, each.interval?.[1] ?? 0, each.floor ?? 0]),
  )
  const names = items.map(({ label }) => axisName(label, isWide ? 26 : 12))
  const grid = { left: isWide ? 190 : 92, right: isWide ? 170 : 14, top: 26, bottom: 46 }
  return {
    width,
    height: grid.top + grid.bottom + ROW * Math.max(1, items.length),
    option: {
      grid,
      xAxis: valueAxis('exec@1, share of queries', { min: 0, max: most }),
      yAxis: categoryAxis(names, { inverse: true, axisLine: { show: false } }),
      series: [
        chanceSeries(metrics[0]?.floor ?? null, items.length),
        {
          type: 'custom',
          data: items.map((item, at) => [item.metric.value, at]),
          renderItem: renderRow(items, isWide ? width - grid.right + 14 : undefined),
        },
      ],
    },
  }
}

interface Item {
  readonly metric: MetricSummary
  readonly at: number
}

/** Pale bar: what ties leave open. Line: 95 % interval. Disc: headline. Diamond: expected. */
function renderRow(items: readonly Item[], textAt: number | undefined): RenderItem {
  return ({ dataIndex }, api) => {
    const item = items[dataIndex]
    if (item === undefined) return undefined
    const { value, expected, optimistic, interval: bounds } = item.metric
    const at = (share: number): [number, number] => {
      const [x = 0, y = 0] = api.coord([share, dataIndex])
      return [x, y]
    }
    const { colour } = seriesStyle(item.at)
    const [, y] = at(0)
    const isTied = optimistic - value > 1e-9
    const tie = [
      rectMark(
        [at(value)[0], y - 6],
        [at(optimistic)[0], y + 6],
        { fill: colour, opacity: 0.18 },
        3,
      ),
      diamondMark(at(expected), 4.5, { fill: PANEL, stroke: colour, lineWidth: 1.5 }),
    ]
    const range = bounds === null ? [] : whisker(at(bounds[0])[0], at(bounds[1])[0], y, colour)
    const text = `${share(value)}  ${interval(bounds)}`
    const right = textAt === undefined ? [] : [textMark([textAt, y], text, { fill: INK })]
    const point = discMark(at(value), 5, { fill: colour, stroke: PANEL, lineWidth: 1.5 })
    return { type: 'group', children: [...(isTied ? tie : []), ...range, point, ...right] }
  }
}

function whisker(
  low: number,
  high: number,
  y: number,
  colour: string,
): ReturnType<typeof lineMark>[] {
  const style = { stroke: colour, lineWidth: 2 }
  return [
    lineMark([low, y], [high, y], style),
    lineMark([low, y - 5], [low, y + 5], style),
    lineMark([high, y - 5], [high, y + 5], style),
  ]
}

function chanceSeries(floor: number | null, rows: number): object {
  return {
    type: 'custom',
    data: floor === null ? [] : [[floor, 0]],
    renderItem: (_: unknown, api: { coord(point: number[]): number[] }) => {
      const [x = 0, first = 0] = api.coord([floor ?? 0, 0])
      const top = first - ROW / 2
      const style = { stroke: DIM, lineDash: [4, 4], lineWidth: 1.5 }
      return {
        type: 'group',
        children: [
          lineMark([x, top], [x, top + ROW * rows], style),
          textMark([x, top - 10], `chance ${share(floor)}`, { fill: DIM, align: 'center' }),
        ],
      }
    },
  }
}

/** The end of an axis from 0 that holds all shares: a tenth, a fifth or a half step above. */
export function niceTop(values: readonly number[]): number {
  const most = Math.max(0, ...values)
  const step = most <= 0.2 ? 0.05 : most <= 0.5 ? 0.1 : 0.2
  return Math.min(1, Math.ceil(most / step - 1e-9) * step + (most === 0 ? step : 0))
}
