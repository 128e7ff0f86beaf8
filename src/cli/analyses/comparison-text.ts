import type { Comparison } from '../../analysis/index.ts'
import type { RunHeader } from '../../schema/index.ts'

/** One side of a comparison: whose run it is and which file it came from. */
export interface ComparedSide {
  readonly retriever: string
  readonly project: string
  readonly from: string
}

/** A metric of two runs with what this number of queries could have shown. */
export interface ComparedMetric extends Comparison {
  /** Adjusted by Holm over the metrics of this pair. */
  readonly adjustedP: number
  /** The smallest net loss with p < 0.05 at the observed number of changed queries. */
  readonly smallestSignificantLoss?: number
  /** The drop that this n finds with 80 % power at the observed discordance. */
  readonly detectableDrop?: number | null
}

/** Two runs compared under some metrics. */
export interface ComparedPair {
  readonly dataset: RunHeader['dataset']
  readonly first: ComparedSide
  readonly second: ComparedSide
  readonly metrics: readonly ComparedMetric[]
}

const MOST_IDS = 8

/** Formats comparisons as plain text; changes are second − first. */
export function comparisonText(pairs: readonly ComparedPair[]): string {
  return `${pairs.flatMap(pairLines).join('\n')}\n`
}

function pairLines({ dataset, first, second, metrics }: ComparedPair): readonly string[] {
  const unshared = metrics[0]?.unshared ?? 0
  const refusal = metrics[0]?.noSignificance
  return [
    '',
    ` ${nameOf(first)} → ${nameOf(second)}  ${dataset.id} · pool ${dataset.pool} · ` +
      `${metrics[0]?.n ?? 0} queries${unshared === 0 ? '' : `, ${unshared} on one side only`}`,
    ...metrics.map(metricLine),
    '  p: exact McNemar, sign-flip for metrics that are not 0 or 1; Holm over the metrics above',
    ...(refusal === undefined ? [] : [`  ! ${refusal}`]),
    ...changedLines(metrics[0]),
  ]
}

function metricLine(metric: ComparedMetric): string {
  const { before, after, drop, interval, lost, won, p, adjustedP } = metric
  const range =
    'low' in interval
      ? `[${signed(-interval.high)}, ${signed(-interval.low)}]`
      : interval.undefinedBecause
  const test =
    metric.noSignificance === undefined
      ? `p ${pText(p)}  Holm ${pText(adjustedP)}`
      : 'no significance claimed'
  return (
    `  ${metric.metric.padEnd(10)} ${before.toFixed(3)} → ${after.toFixed(3)}  ${signed(-drop)} ` +
    `${range}  ${won.length} fixed / ${lost.length} broke  ${test}`
  )
}

/** The queries behind the first metric, and what could have been found at all. */
function changedLines(metric: ComparedMetric | undefined): readonly string[] {
  if (metric === undefined) return []
  const { lost, won, smallestSignificantLoss: loss, detectableDrop: drop } = metric
  const lines = [
    ...(won.length === 0 ? [] : [`  fixed  ${some(won)}`]),
    ...(lost.length === 0 ? [] : [`  broke  ${some(lost)}`]),
  ]
  if (loss === undefined) return lines
  const power =
    drop === null || drop === undefined
      ? 'no drop is found with 80 % power'
      : `a true drop of ${drop.toFixed(3)} is found with 80 % power`
  return [
    ...lines,
    `  ${metric.metric}: with ${lost.length + won.length} changed queries a net loss of ${loss} ` +
      `reaches p < 0.05; ${power}`,
  ]
}

function some(ids: readonly string[]): string {
  return `${ids.slice(0, MOST_IDS).join(', ')}${ids.length > MOST_IDS ? `, … (${ids.length})` : ''}`
}

function nameOf({ retriever, project, from }: ComparedSide): string {
  return `${retriever}${project === '' ? '' : ` (${project})`} [${from.split('#', 1)[0]}]`
}

function signed(value: number): string {
  const digits = Math.abs(value).toFixed(3)
  if (Number(digits) === 0) return '0.000'
  return value < 0 ? `−${digits}` : `+${digits}`
}

function pText(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}
