// All of ECharts that the report needs, in one place: the package build bundles this file.
export { BarChart, CustomChart, LineChart } from 'echarts/charts'
export { GridComponent } from 'echarts/components'
export { init, use } from 'echarts/core'
export { SVGRenderer } from 'echarts/renderers'
