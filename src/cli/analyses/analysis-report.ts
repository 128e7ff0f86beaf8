import {
  analyses,
  groupByDataset,
  poolAnalyses,
  type Analyses,
  type AnalysisOptions,
  type Leaderboard,
  type PoolAnalyses,
  type RunOutcomes,
} from '../../analysis/index.ts'
import { prettyJson, renderAnalyses, renderPoolAnalyses } from '../../reporter/index.ts'
import type { RunHeader } from '../../schema/index.ts'
import { knownDataset, type KnownDataset } from './facts-of.ts'
import { surelyTruncated } from './surely-truncated.ts'

/** The version of the JSON of `analyze`. */
const ANALYSES_VERSION = 1

/** Every analysis of some runs: one part for each dataset and pool, and what joins pools. */
export interface AnalysisReport {
  readonly parts: readonly {
    readonly dataset: RunHeader['dataset']
    readonly analyses: Analyses
  }[]
  readonly pools: PoolAnalyses
}

/** What a report of analyses is made of. */
export interface AnalysisRequest {
  readonly runs: readonly RunOutcomes[]
  /** Runs of the same retrievers on the name-masked corpus. */
  readonly masked?: readonly RunOutcomes[]
  /** Boards of the runs, in the order of their datasets, where they are computed already. */
  readonly boards?: readonly Leaderboard[]
  /** The dataset itself where it is loaded already. */
  readonly known?: KnownDataset | undefined
  /** Directory of the dataset, or `builtin`. */
  readonly dataset?: string | undefined
  readonly truncated?: ReadonlyMap<string, ReadonlySet<string>> | undefined
  readonly options: Omit<AnalysisOptions, 'facts' | 'truncated' | 'board'>
}

/** Computes every analysis; the dataset is read where it can be found. */
export async function analysisReport(request: AnalysisRequest): Promise<AnalysisReport> {
  const { runs, masked = [], options } = request
  const parts = []
  for (const [at, group] of groupByDataset(runs).entries()) {
    const dataset = group[0]?.header.dataset
    if (dataset === undefined) continue
    const known = request.known ?? (await knownDataset(dataset, request.dataset))
    const certain = known === undefined ? new Map() : surelyTruncated(group, known.dataset.corpus)
    const truncated = new Map([...certain, ...(request.truncated ?? [])])
    const board = request.boards?.[at]
    const rest = { facts: known?.facts, truncated, board }
    parts.push({ dataset, analyses: analyses(group, { ...options, ...rest }) })
  }
  return { parts, pools: poolAnalyses(runs, masked, options) }
}

/** Formats the report as JSON. */
export function analysisJson({ parts, pools }: AnalysisReport): string {
  return prettyJson({ schemaVersion: ANALYSES_VERSION, datasets: parts, pools })
}

/** Formats the report as plain text. */
export function analysisText({ parts, pools }: AnalysisReport): string {
  const texts = parts.map(({ dataset, analyses: each }) => {
    const { id, pool, queries, corpus } = dataset
    const title = ` Analyses  ${id} · pool ${pool} · ${queries} queries · ${corpus} snippets`
    return `${title}\n\n${renderAnalyses(each)}`
  })
  return [...texts, renderPoolAnalyses(pools)].filter(text => text !== '').join('\n')
}
