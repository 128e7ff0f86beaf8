import type { GoldDataset, GoldEntry, GoldQuery } from '../schema/index.ts'
import { goldVerdict } from './gold-oracle.ts'
import type { Subject } from './subject.ts'

const tokensOf = new WeakMap<readonly GoldEntry[], ReadonlyMap<string, number>>()

/** Returns a query of a gold dataset in front of its tree; its own snippets are its gold files. */
export function goldSubject(query: GoldQuery, dataset: GoldDataset): Subject {
  const costs = costsOf(dataset.corpus)
  return {
    query,
    corpusSize: dataset.corpus.length,
    gold: query.goldIds.length,
    own: query.goldIds.map(id => ({ id, role: 'canonical' as const })),
    describe(id) {
      const tokens = costs.get(id)
      if (tokens === undefined) return undefined
      return { role: query.goldIds.includes(id) ? 'canonical' : 'foreign', tokens }
    },
    judge: async ids => new Map(ids.map(id => [id, goldVerdict(query, id)])),
  }
}

function costsOf(corpus: readonly GoldEntry[]): ReadonlyMap<string, number> {
  const known = tokensOf.get(corpus)
  if (known !== undefined) return known
  const costs = new Map(corpus.map(({ id, tokens }) => [id, tokens]))
  tokensOf.set(corpus, costs)
  return costs
}
