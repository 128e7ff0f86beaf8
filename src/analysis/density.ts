import type { Bounds } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { execKeeping, rankOneContest } from './kept-distractors.ts'
import { meanOf } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** exec@1 with `kept` own failing snippets in the pool. */
export interface DensityPoint extends Bounds {
  readonly kept: number
  /** Queries with at least `kept` own failing snippets. */
  readonly n: number
  /** Queries with fewer, which contribute their shipped configuration to the mean. */
  readonly shipped: number
  /** The pessimistic mean over the `n` queries alone; null without one. */
  readonly withoutShipped: number | null
}

/** The density ablation of one run (ExecRetrieval, Table 4). */
export interface DensityAblation {
  readonly retriever: string
  readonly points: readonly DensityPoint[]
  /** (exec@1 with none kept − with one kept) / with none kept; null where that is 0. */
  readonly oneCloneDrop: number | null
  /** Queries left out: what follows the own snippets at the top is not known. */
  readonly unresolved: number
}

/** The ablation over several runs. */
export interface DensityReport {
  readonly systems: readonly DensityAblation[]
  /** Lowest and highest pessimistic value over the systems, by number kept. */
  readonly ranges: readonly { readonly kept: number; readonly low: number; readonly high: number }[]
  readonly oneCloneDropRange: readonly [number, number] | null
}

/** Ablates the number of planted near-clones from 0 to `most` (4 in the paper) for every run. */
export function densityReport(runs: readonly RunOutcomes[], most: number = 4): DensityReport {
  const systems = runs.map(run => densityAblation(run.header.retriever, measuredOf(run), most))
  const kepts = Array.from({ length: most + 1 }, (_, kept) => kept)
  const drops = systems.flatMap(({ oneCloneDrop }) => (oneCloneDrop === null ? [] : [oneCloneDrop]))
  return {
    systems,
    ranges: kepts.flatMap(kept => {
      const values = systems.flatMap(({ points }) => points[kept]?.pessimistic ?? [])
      return values.length === 0
        ? []
        : [{ kept, low: Math.min(...values), high: Math.max(...values) }]
    }),
    oneCloneDropRange: drops.length === 0 ? null : [Math.min(...drops), Math.max(...drops)],
  }
}

/** Ablates one run; `points` is empty without a measured query. */
export function densityAblation(
  retriever: string,
  outcomes: readonly MeasuredOutcome[],
  most: number,
): DensityAblation {
  const contests = outcomes.flatMap(outcome => rankOneContest(outcome) ?? [])
  const kepts = Array.from({ length: contests.length === 0 ? 0 : most + 1 }, (_, kept) => kept)
  const points = kepts.map((kept): DensityPoint => {
    const bounds = contests.map(contest => execKeeping(contest, kept))
    const full = bounds.filter((_, at) => (contests[at]?.own ?? 0) >= kept)
    return {
      kept,
      pessimistic: meanOf(bounds.map(each => each.pessimistic)),
      expected: meanOf(bounds.map(each => each.expected)),
      optimistic: meanOf(bounds.map(each => each.optimistic)),
      n: full.length,
      shipped: bounds.length - full.length,
      withoutShipped: full.length === 0 ? null : meanOf(full.map(each => each.pessimistic)),
    }
  })
  const [none, one] = points
  return {
    retriever,
    points,
    oneCloneDrop: relativeDrop(none?.pessimistic, one?.pessimistic),
    unresolved: outcomes.length - contests.length,
  }
}

function relativeDrop(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined || after === undefined || before === 0) return null
  return (before - after) / before
}
