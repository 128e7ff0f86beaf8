import { kendall, type Correlation, type UndefinedValue } from '../stats/index.ts'
import { labelOf } from './all-pairs.ts'
import { meanOf, metricVectors } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** A system's place on two boards; equal values share the mean place. */
export interface RankChange {
  readonly retriever: string
  readonly first: { readonly value: number; readonly rank: number }
  readonly second: { readonly value: number; readonly rank: number }
  /** First rank − second rank: positive when the second metric favours the system. */
  readonly change: number
}

/** Whether two metrics order the systems alike. */
export interface BoardAgreement {
  readonly firstMetric: string
  readonly secondMetric: string
  /** Kendall's τ-b of the systems' values. */
  readonly tau: Correlation | UndefinedValue
  /** In the order of the first board. */
  readonly ranks: readonly RankChange[]
}

/** Compares the boards of two metrics, by default exec@1 and nDCG@10, ties pessimistic. */
export function boardAgreement(
  runs: readonly RunOutcomes[],
  firstMetric: string = 'exec@1',
  secondMetric: string = 'nDCG@10',
): BoardAgreement {
  const measured = runs.filter(run => measuredOf(run).length > 0)
  const first = measured.map(run => valueOf(run, firstMetric))
  const second = measured.map(run => valueOf(run, secondMetric))
  const ranks = measured.map((run, at): RankChange => {
    const one = placeOf(first, at)
    const two = placeOf(second, at)
    return { retriever: labelOf(run, runs), first: one, second: two, change: one.rank - two.rank }
  })
  const order = [...ranks].sort(
    (a, b) => a.first.rank - b.first.rank || (a.retriever < b.retriever ? -1 : 1),
  )
  return { firstMetric, secondMetric, tau: kendall(first, second), ranks: order }
}

function valueOf(run: RunOutcomes, metric: string): number {
  return meanOf(metricVectors(measuredOf(run), metric).pessimistic)
}

function placeOf(values: readonly number[], at: number): { value: number; rank: number } {
  const value = values[at] ?? 0
  const above = values.filter(other => other > value).length
  const equal = values.filter(other => other === value).length
  return { value, rank: above + (equal + 1) / 2 }
}
