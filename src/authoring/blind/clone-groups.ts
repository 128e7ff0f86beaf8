import type { ReleasedBundle } from '../../formats/index.ts'

/** A canonical among the snippets made for its query, without the query. */
export interface CloneGroup {
  readonly queryId: string
  /** Sorted by id. */
  readonly texts: readonly string[]
  /** Position of the canonical in `texts`. */
  readonly canonical: number
}

/** Returns the clone group of every query of a bundle. */
export function cloneGroups(bundle: ReleasedBundle): readonly CloneGroup[] {
  const texts = new Map(bundle.corpus.map(row => [row.corpus_id, row.code]))
  return bundle.queries.flatMap(row => {
    const [canonicalId] = row.correct_corpus_ids
    if (canonicalId === undefined) return []
    const ids = [canonicalId, ...row.paired_distractor_corpus_ids].toSorted()
    return {
      queryId: row.query_id,
      texts: ids.map(id => texts.get(id) ?? ''),
      canonical: ids.indexOf(canonicalId),
    }
  })
}
