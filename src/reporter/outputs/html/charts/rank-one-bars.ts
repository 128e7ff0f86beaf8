import { RANK_ONE } from '../page/rank-one.ts'
import type { Chart } from './draw.ts'
import { axisName, categoryAxis, valueAxis } from './theme.ts'

/** What stands at rank 1 under one retriever: a count for each of `RANK_ONE`. */
export interface RankOneCounts {
  readonly label: string
  readonly counts: readonly number[]
}

/** Shares of what stands at rank 1, one stacked bar per retriever. */
export function rankOneBars(rows: readonly RankOneCounts[], width: number): Chart {
  const isWide = width >= 600
  const names = rows.map(({ label }) => axisName(label, isWide ? 26 : 12))
  return {
    width,
    height: 64 + 34 * Math.max(1, rows.length),
    option: {
      grid: { left: isWide ? 190 : 92, right: 22, top: 8, bottom: 46 },
      xAxis: valueAxis('% of measured queries', { min: 0, max: 100 }),
      yAxis: categoryAxis(names, { inverse: true, axisLine: { show: false } }),
      series: RANK_ONE.map((_, kind) => ({
        type: 'bar',
        stack: 'rank one',
        barWidth: 22,
        itemStyle: { color: `var(--r${kind})`, borderColor: 'var(--panel)', borderWidth: 1 },
        label: { show: true, color: `var(--rt${kind})`, fontSize: 11, fontWeight: 600 },
        data: rows.map(({ counts }) => segment(counts, kind, isWide ? 6 : 14)),
      })),
    },
  }
}

/** A segment whose label is left out where it would not fit. */
function segment(counts: readonly number[], kind: number, smallestLabelled: number): object {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const value = all === 0 ? 0 : (100 * (counts[kind] ?? 0)) / all
  const formatter = value < smallestLabelled ? '' : `${value.toFixed(0)} %`
  return { value, label: { formatter: () => formatter } }
}
