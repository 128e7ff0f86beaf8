import type { Qrels } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'

/**
 * Returns the judgements of a dataset: grade 1 for the correct snippets of a query, 0 for its
 * distractors, so that tools that read judged documents alone see the hard negatives too.
 */
export function correctQrels({ queries }: ExecutionDataset): Qrels {
  return new Map(
    queries.map(query => [
      query.id,
      new Map([
        ...[...query.canonicalIds, ...query.equivalentIds].map(id => [id, 1] as const),
        ...query.distractorIds.map(id => [id, 0] as const),
      ]),
    ]),
  )
}
