import { niceTop } from './forest.ts'
import type { Chart, RenderItem } from './draw.ts'
import { lineMark } from './marks.ts'
import { categoryAxis, DIM, seriesStyle, valueAxis } from './theme.ts'

/** One retriever's values over a row of cutoffs. */
export interface Curve {
  /** Position of the retriever on the board, which gives its style. */
  readonly at: number
  readonly values: readonly (number | null)[]
  /** 95 % interval at each cutoff that has one. */
  readonly intervals?: readonly (readonly [number, number] | null)[]
}

/** What a chart of curves shows. */
export interface CurvesInput {
  readonly cutoffs: readonly string[]
  readonly curves: readonly Curve[]
  /** What chance reaches at each cutoff. */
  readonly floors: readonly (number | null)[]
  readonly xName: string
  readonly yName: string
  readonly width: number
}

const MAX_WHISKERS = 6 // more intervals over one cutoff hide each other

/** Curves over k or over the number of planted mutants, with chance as a dashed grey line. */
export function curvesChart(input: CurvesInput): Chart {
  const { cutoffs, curves, floors, width } = input
  const all = [...curves.flatMap(curve => curve.values), ...floors].map(value => value ?? 0)
  const highs = curves.flatMap(({ intervals = [] }) => intervals.map(pair => pair?.[1] ?? 0))
  const areFew = curves.length <= MAX_WHISKERS
  return {
    width,
    height: width >= 420 ? 320 : 280,
    option: {
      grid: { left: 52, right: 16, top: 14, bottom: 46 },
      xAxis: categoryAxis(cutoffs, {
        name: input.xName,
        boundaryGap: false,
        axisLabel: { color: DIM },
      }),
      yAxis: valueAxis(input.yName, { min: 0, max: niceTop([...all, ...highs]), nameGap: 38 }),
      series: [
        floorSeries(floors),
        ...(areFew ? curves.map(whiskerSeries) : []),
        ...curves.map(lineSeries),
      ],
    },
  }
}

function floorSeries(floors: readonly (number | null)[]): object {
  const lineStyle = { color: DIM, type: [5, 4], width: 1.5 }
  return { type: 'line', data: floors, symbol: 'none', connectNulls: true, lineStyle }
}

function lineSeries({ at, values }: Curve): object {
  const { colour, dash, marker } = seriesStyle(at)
  return {
    type: 'line',
    data: values,
    symbol: marker,
    symbolSize: 7,
    showAllSymbol: true,
    connectNulls: true,
    lineStyle: { color: colour, type: dash, width: 2 },
    itemStyle: { color: colour },
  }
}

/** Neighbours stand a few pixels apart, so that their whiskers can be told apart. */
function whiskerSeries({ at, intervals = [] }: Curve): object {
  const { colour } = seriesStyle(at)
  const renderItem: RenderItem = ({ dataIndex }, api) => {
    const pair = intervals[dataIndex]
    if (pair === null || pair === undefined) return undefined
    const [x = 0, low = 0] = api.coord([dataIndex, pair[0]])
    const [, high = 0] = api.coord([dataIndex, pair[1]])
    const style = { stroke: colour, opacity: 0.55 }
    return {
      type: 'group',
      children: [
        lineMark([x, low], [x, high], style),
        lineMark([x - 3, low], [x + 3, low], style),
        lineMark([x - 3, high], [x + 3, high], style),
      ],
    }
  }
  return { type: 'custom', data: intervals.map((_, index) => [index, 0]), renderItem }
}
