import type { GapDistribution } from '../../../../analysis/index.ts'
import type { Chart, RenderItem } from './draw.ts'
import { lineMark, rectMark } from './marks.ts'
import { DIM, FAIL, INK, PASS, signed, valueAxis } from './theme.ts'

const TOP = 12
const ROUNDING = 1e-12 // the ends of bins are sums

/** The colour of the bin that holds 0, and with it the ties. */
export const GAP_AT_ZERO = 'var(--r2)'

/** The distribution of canonical − best mutant; left of 0 the mutant wins. */
export function gapHistogram({ gap, n }: GapDistribution, width: number): Chart {
  const { from, binWidth, densities } = gap
  const counts = densities.map(density => Math.round(density * n * binWidth))
  const to = from + binWidth * densities.length
  const [low, high] = [Math.min(from, 0), Math.max(to, 0)]
  const margin = (high - low) * 0.03
  const renderItem: RenderItem = ({ dataIndex }, api) => {
    const count = counts[dataIndex] ?? 0
    if (count === 0) return undefined
    const start = from + dataIndex * binWidth
    const [left = 0, top = 0] = api.coord([start, count])
    const [right = 0, bottom = 0] = api.coord([start + binWidth, 0])
    const fill = start + binWidth < -ROUNDING ? FAIL : start > ROUNDING ? PASS : GAP_AT_ZERO
    return rectMark([left, top], [Math.max(left + 1, right - 1), bottom], { fill })
  }
  return {
    width,
    height: 190,
    option: {
      grid: { left: 44, right: 14, top: TOP, bottom: 44 },
      xAxis: valueAxis('score of canonical − best mutant', {
        min: low - margin,
        max: high + margin,
        nameGap: 26,
        splitNumber: 4,
        splitLine: { show: false },
        axisLabel: {
          color: DIM,
          fontSize: 11,
          formatter: signed,
          showMinLabel: false,
          showMaxLabel: false,
        },
        axisLine: { show: true, onZero: false, lineStyle: { color: DIM } },
      }),
      yAxis: valueAxis('queries', { nameGap: 30, splitNumber: 3, minInterval: 1 }),
      series: [
        { type: 'custom', data: counts.map((count, at) => [from + at * binWidth, count]), renderItem },
        zeroLine(),
      ],
    },
  }
}

function zeroLine(): object {
  const renderItem: RenderItem = (_, api) => {
    const [x = 0, bottom = 0] = api.coord([0, 0])
    return lineMark([x, TOP], [x, bottom], { stroke: INK, lineDash: [3, 3] })
  }
  return { type: 'custom', data: [[0, 0]], renderItem }
}
