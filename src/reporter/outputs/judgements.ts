import { measuredOf, type RunOutcomes } from '../../analysis/index.ts'
import type { Qrels } from '../../formats/index.ts'

/**
 * Returns every judged (query, snippet) of runs on one dataset: the grade is 1 when the snippet
 * passes (or is gold), else 0. A query's own snippets are judged whether they were ranked or not.
 */
export function judgements(runs: readonly RunOutcomes[]): Qrels {
  const qrels = new Map<string, Map<string, number>>()
  for (const { queryId, hits, own } of runs.flatMap(run => measuredOf(run))) {
    const grades = qrels.get(queryId) ?? new Map<string, number>()
    qrels.set(queryId, grades)
    for (const { id, verdict } of hits) grades.set(id, verdict.passes ? 1 : 0)
    if ('notMeasured' in own) continue
    for (const { id, passes } of own) grades.set(id, passes ? 1 : 0)
  }
  return qrels
}
