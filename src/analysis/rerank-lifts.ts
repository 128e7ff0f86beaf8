import { compareRuns, type Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** What a reranker changes at rank 1 of the ranking that it orders anew. */
export interface RerankLift {
  readonly project: string
  readonly retriever: string
  readonly firstStage: string
  /**
   * exec@1 of the reranked run against its first stage, query by query: the lift is −`drop`, `won`
   * are the queries that the reranker repaired. Undefined when the first stage was not measured.
   */
  readonly change: Comparison | undefined
}

/** Compares each reranked run of one dataset with its first stage, in the order of the runs. */
export function rerankLifts(
  runs: readonly RunOutcomes[],
  options: ComparisonOptions,
): readonly RerankLift[] {
  const measured = runs.filter(run => measuredOf(run).length > 0)
  return measured.flatMap(run => {
    const { project, header } = run
    const firstStage = header.recipe?.firstStage
    if (firstStage === undefined) return []
    const first = measured.find(
      each => each.project === project && each.header.retriever === firstStage,
    )
    const change = first === undefined ? undefined : compareRuns(first, run, 'exec@1', options)
    return [{ project, retriever: header.retriever, firstStage, change }]
  })
}
