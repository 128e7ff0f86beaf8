import { METRICS } from '../metrics/index.ts'
import { InputError, isGoldPool, type RunHeader } from '../schema/index.ts'
import { wilson } from '../stats/index.ts'
import { deceptionOf } from './deception.ts'
import type { ConditionalRate, LeaderboardRow, MetricSummary, TieShare } from './leaderboard-row.ts'
import { metricVectors, type MetricVectors } from './metric-vectors.ts'
import { missAnatomy } from './miss-anatomy.ts'
import { refusalOf } from './refusal.ts'
import { countsOf, measuredOf, type RunOutcomes } from './run-outcomes.ts'
import { summarizeMetrics, type ResamplingOptions } from './summarize-metrics.ts'

/** What a board is computed with. */
export interface LeaderboardOptions extends ResamplingOptions {
  /** Cutoffs; those beyond a run's judged depth are left out of its row. */
  readonly ks: readonly number[]
  /** Names without cutoff; those of the pool when absent. */
  readonly metrics?: readonly string[]
}

/** The metrics of the paper's board, and recall. */
export const BOARD_METRICS: readonly string[] = ['exec', 'execp', 'nDCG', 'exec-nDCG-gap', 'recall']

/** The metrics of repositories, where gold files take the place of tests. */
export const REPOSITORY_METRICS: readonly string[] = ['hit', 'recall', 'MRR', 'nDCG']

/** All runs on one dataset and pool. */
export interface Leaderboard {
  readonly dataset: RunHeader['dataset']
  readonly seed: number
  readonly replicates: number
  readonly confidence: number
  /** In the order of the runs. */
  readonly rows: readonly LeaderboardRow[]
}

/**
 * Computes the board of runs on one dataset and pool.
 * @throws InputError without a run, or when the runs answer different questions
 */
export function leaderboard(
  runs: readonly RunOutcomes[],
  options: LeaderboardOptions,
): Leaderboard {
  const dataset = sharedDataset(runs)
  const { seed, replicates } = options
  const perRun = runs.map(run => vectorsOf(run, options))
  const summaries = new Map(
    zip(perRun.flat(), summarizeMetrics(perRun.flat(), { seed, replicates })),
  )
  const rows = zip(runs, perRun).map(([run, vectors]) => row(run, vectors, summaries))
  return { dataset, seed, replicates, confidence: 0.95, rows }
}

/** Groups runs that may stand on one board: same dataset content and pool, order kept. */
export function groupByDataset<R extends RunOutcomes>(
  runs: readonly R[],
): readonly (readonly R[])[] {
  return [...Map.groupBy(runs, ({ header: { dataset } }) => datasetKey(dataset)).values()]
}

function datasetKey({ id, sha256, pool }: RunHeader['dataset']): string {
  return JSON.stringify([id, sha256, pool])
}

function sharedDataset(runs: readonly RunOutcomes[]): RunHeader['dataset'] {
  const [first] = groupByDataset(runs)
  const dataset = first?.[0]?.header.dataset
  if (dataset === undefined) {
    throw new InputError('A leaderboard needs at least one run, but received none.')
  }
  const other = runs.find(run => datasetKey(run.header.dataset) !== datasetKey(dataset))
  if (other !== undefined) {
    const { id, pool, sha256 } = other.header.dataset
    throw new InputError(
      `A leaderboard must hold runs on one dataset and pool, but received ${dataset.id} (pool ` +
        `${dataset.pool}, ${dataset.sha256.slice(0, 8)}) and ${id} (pool ${pool}, ` +
        `${sha256.slice(0, 8)}). Split the runs with groupByDataset().`,
    )
  }
  return dataset
}

/** topical@1 is always there: it tells a wrong topic from a wrong snippet. */
function vectorsOf(run: RunOutcomes, options: LeaderboardOptions): readonly MetricVectors[] {
  const outcomes = measuredOf(run)
  if (outcomes.length === 0) return []
  const depth = Math.min(...outcomes.map(outcome => outcome.k))
  const isGold = isGoldPool(run.header.dataset.pool)
  const names = options.metrics ?? (isGold ? REPOSITORY_METRICS : BOARD_METRICS)
  const known = names.map(name => knownName(name))
  const cuts = options.ks.filter(k => k <= depth)
  const wanted = ['exec@1', 'topical@1', ...known.flatMap(name => cuts.map(k => `${name}@${k}`))]
  return [...new Set(wanted)].map(name => metricVectors(outcomes, name))
}

function knownName(name: string): string {
  const known = METRICS.find(metric => metric.name.toLowerCase() === name.toLowerCase())
  if (known !== undefined) return known.name
  const names = METRICS.map(metric => metric.name).join(', ')
  throw new InputError(`A board's metric must be one of ${names}, but received "${name}".`)
}

function row(
  run: RunOutcomes,
  vectors: readonly MetricVectors[],
  summaries: ReadonlyMap<MetricVectors, MetricSummary>,
): LeaderboardRow {
  const outcomes = measuredOf(run)
  const refusal = refusalOf(run)
  return {
    project: run.project,
    retriever: run.header.retriever,
    ...(run.header.recipe === undefined ? {} : { recipe: run.header.recipe }),
    counts: countsOf(run),
    metrics: Object.fromEntries(
      vectors.flatMap(each => {
        const summary = summaries.get(each)
        return summary === undefined ? [] : [[each.name, summary] as const]
      }),
    ),
    execGivenTopical: execGivenTopical(vectors),
    ties: tieShare(vectors, outcomes.filter(outcome => outcome.open).length),
    deception: deceptionOf(outcomes),
    misses: missAnatomy(outcomes),
    ...(refusal === undefined ? {} : { noSignificance: refusal }),
  }
}

function execGivenTopical(vectors: readonly MetricVectors[]): ConditionalRate {
  const passes = named(vectors, 'exec@1')
  const topical = named(vectors, 'topical@1')
  const n = topical.filter(value => value === 1).length
  const count = topical.filter((value, at) => value === 1 && passes[at] === 1).length
  if (n === 0) return { count: 0, n: 0, rate: null, interval: null }
  const { low, high } = wilson(count, n)
  return { count, n, rate: count / n, interval: [low, high] }
}

function tieShare(vectors: readonly MetricVectors[], open: number): TieShare {
  const exec = vectors.find(each => each.name === 'exec@1')
  if (exec === undefined) return { decided: 0, open, rate: 0 }
  const decided = exec.pessimistic.filter((value, at) => value !== exec.optimistic[at]).length
  return { decided, open, rate: decided / exec.pessimistic.length }
}

function named(vectors: readonly MetricVectors[], name: string): readonly number[] {
  return vectors.find(each => each.name === name)?.pessimistic ?? []
}

function zip<A, B>(left: readonly A[], right: readonly B[]): readonly (readonly [A, B])[] {
  return left.flatMap((value, at) => {
    const other = right[at]
    return other === undefined ? [] : [[value, other] as const]
  })
}
