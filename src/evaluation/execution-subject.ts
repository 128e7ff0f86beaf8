import {
  InputError,
  type CorpusEntry,
  type ExecutionDataset,
  type ExecutionQuery,
} from '../schema/index.ts'
import { corpusIndexOf } from './corpus-index.ts'
import type { Oracle } from './oracle.ts'
import { sharedOracle } from './shared-oracle.ts'
import type { Subject } from './subject.ts'

/** Returns a query of an execution dataset in front of its corpus and an oracle. */
export function executionSubject(
  query: ExecutionQuery,
  dataset: ExecutionDataset,
  oracle: Oracle = sharedOracle(dataset),
): Subject {
  const index = corpusIndexOf(dataset)
  const entryOf = (id: string): CorpusEntry => {
    const entry = index.byId.get(id)
    if (entry !== undefined) return entry
    throw new InputError(`Snippet "${id}" must be in the corpus, but is not.`)
  }
  return {
    query,
    corpusSize: dataset.corpus.length,
    gold: query.canonicalIds.length,
    own: index.ownOf(query.id),
    describe(id) {
      const entry = index.byId.get(id)
      if (entry === undefined) return undefined
      const role = entry.queryId === query.id ? entry.role : 'foreign'
      return { role, bugType: entry.bugType }
    },
    async judge(ids, context) {
      const verdicts = await oracle.judge(query, ids.map(entryOf), context)
      return new Map(
        ids.flatMap((id, at) => {
          const verdict = verdicts[at]
          return verdict === undefined ? [] : [[id, verdict] as const]
        }),
      )
    },
  }
}
