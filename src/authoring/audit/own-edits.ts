import { contiguousEdit, editBetween, type Edit } from '../../mutation/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'

/** A distractor as an edit of the canonical of its query. */
export interface OwnEdit {
  readonly canonical: string
  readonly bugType: string
  /** Everything between the first and the last change. */
  readonly edit: Edit
  /** Unequal characters, as the paper counts them (ExecRetrieval §3.3). */
  readonly size: number
}

const known = new WeakMap<ExecutionDataset, readonly OwnEdit[]>()

/** Returns every distractor as an edit of its canonical. */
export function ownEdits(dataset: ExecutionDataset): readonly OwnEdit[] {
  const edits = known.get(dataset) ?? measured(dataset)
  known.set(dataset, edits)
  return edits
}

function measured({ queries, corpus }: ExecutionDataset): readonly OwnEdit[] {
  const texts = new Map(corpus.map(entry => [entry.id, entry]))
  return queries.flatMap(query => {
    const canonical = texts.get(query.canonicalIds[0] ?? '')?.text ?? ''
    return query.distractorIds.flatMap((id): OwnEdit[] => {
      const entry = texts.get(id)
      if (entry === undefined) return []
      return [
        {
          canonical,
          bugType: entry.bugType ?? 'unknown',
          edit: contiguousEdit(canonical, entry.text),
          size: editBetween(canonical, entry.text).size,
        },
      ]
    })
  })
}
