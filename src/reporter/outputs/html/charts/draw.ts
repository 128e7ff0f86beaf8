import type { CustomSeriesOption } from 'echarts/charts'
import type { EChartsCoreOption } from 'echarts/core'
import { loadEcharts } from '../../../html-assets.ts'
import { cleanSvg } from './clean-svg.ts'

/** A chart as ECharts takes it, with its size in CSS pixels. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly option: EChartsCoreOption
}

/** The marks that a custom series draws for one item. */
export type RenderItem = NonNullable<CustomSeriesOption['renderItem']>

/** Draws a chart as SVG text; `name` must be unique in the page. */
export type Draw = (name: string, chart: Chart) => string

/** Loads ECharts, which costs a tenth of a second, and returns the drawing function. */
export async function loadDraw(): Promise<Draw> {
  const echarts = await loadEcharts()
  const { BarChart, CustomChart, LineChart, GridComponent, SVGRenderer } = echarts
  echarts.use([BarChart, CustomChart, LineChart, GridComponent, SVGRenderer])
  return (name, { width, height, option }) => {
    const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
    try {
      chart.setOption({ animation: false, ...option })
      return cleanSvg(chart.renderToSVGString(), name)
    } finally {
      chart.dispose() // a chart that is left keeps the process alive
    }
  }
}
