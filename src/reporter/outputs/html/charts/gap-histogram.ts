import type { GapDistribution } from '../../../../analysis/index.ts'
import type { Chart, RenderItem } from './draw.ts'
import { lineMark, pathMark } from './marks.ts'
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
        {
          type: 'custom',
          data: [[0, Math.max(...counts)]],
          renderItem: bars(counts, from, binWidth),
        },
      ],
    },
  }
}

/** All bars of one colour are one path: an element per bar costs several times as much. */
function bars(counts: readonly number[], from: number, binWidth: number): RenderItem {
  return (_, api) => {
    const paths = new Map<string, string>()
    for (const [at, count] of counts.entries()) {
      if (count === 0) continue
      const start = from + at * binWidth
      const [left = 0, top = 0] = api.coord([start, count])
      const [right = 0, bottom = 0] = api.coord([start + binWidth, 0])
      const bar = `M${left} ${bottom}V${top}H${Math.max(left + 1, right - 1)}V${bottom}Z`
      const fill = start + binWidth < -ROUNDING ? FAIL : start > ROUNDING ? PASS : GAP_AT_ZERO
      paths.set(fill, (paths.get(fill) ?? '') + bar)
    }
    const [x = 0, bottom = 0] = api.coord([0, 0])
    const zero = lineMark([x, TOP], [x, bottom], { stroke: INK, lineDash: [3, 3] })
    const marks = [...paths].map(([fill, pathData]) => pathMark(pathData, { fill }))
    return { type: 'group', children: [...marks, zero] }
  }
}
