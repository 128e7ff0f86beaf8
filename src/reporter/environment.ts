import { cpus } from 'node:os'
import type { RunOutcomes } from '../analysis/index.ts'
import type { RetrieverUsage } from '../schema/index.ts'

/** What may differ between two equal runs: versions, machine and times. */
export interface Environment {
  readonly node: string
  readonly vitest: string
  readonly platform: string
  readonly cpu: string
  readonly timings: readonly {
    readonly project: string
    readonly dataset: string
    readonly pool: string
    readonly retriever: string
    readonly searchMsMean: number
    readonly searchMsMedian: number
    readonly searchMsP95: number
  }[]
  /** What the models of each retriever used; those that do not count are absent. */
  readonly usage: readonly (RetrieverUsage & {
    readonly project: string
    readonly dataset: string
    readonly pool: string
    readonly retriever: string
  })[]
}

/** Describes the machine and the time that searching took. */
export function environmentOf(vitestVersion: string, runs: readonly RunOutcomes[]): Environment {
  return {
    node: process.version,
    vitest: vitestVersion,
    platform: `${process.platform}-${process.arch}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    timings: runs.flatMap(timingOf),
    usage: runs.flatMap(usageOf),
  }
}

function usageOf({ project, header }: RunOutcomes): Environment['usage'] {
  const { dataset, retriever, usage } = header
  if (usage === undefined) return []
  return [{ project, dataset: dataset.id, pool: dataset.pool, retriever, ...usage }]
}

function timingOf(run: RunOutcomes): Environment['timings'] {
  const times = run.outcomes
    .flatMap(outcome => (outcome.state === 'measured' ? [outcome.searchMs] : []))
    .sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0
  if (times.length === 0) return []
  const sum = times.reduce((total, ms) => total + ms, 0)
  return [
    {
      project: run.project,
      dataset: run.header.dataset.id,
      pool: run.header.dataset.pool,
      retriever: run.header.retriever,
      searchMsMean: sum / times.length,
      searchMsMedian: at(0.5),
      searchMsP95: at(0.95),
    },
  ]
}
