import { InputError } from '../schema/index.ts'
import { codeTokens, type TokenOptions } from './code-tokens.ts'
import type { Retriever, ScoredId } from './retriever.ts'

/** How BM25 weighs terms and what its tokens are. */
export interface Bm25Options extends TokenOptions {
  readonly name?: string
  /** Term frequency saturation; 1.5 by default (ExecRetrieval §4). */
  readonly k1?: number
  /** Length normalisation from 0 to 1; 0.75 by default (ExecRetrieval §4). */
  readonly b?: number
  /**
   * `lucene` (default): idf = ln(1 + (N − df + ½)/(df + ½)), never negative. `rank_bm25`: the Okapi
   * variant of that library, idf = ln((N − df + ½)/(df + ½)) with negative values replaced by
   * ¼ of the mean idf, and term weights multiplied by k1 + 1.
   */
  readonly variant?: Bm25Variant
  /** Replaces the code tokenizer; the token options are then without effect. */
  readonly tokenize?: (text: string) => readonly string[]
}

/** The published variants of the formula. */
export type Bm25Variant = 'lucene' | 'rank_bm25'

interface Posting {
  readonly document: number
  readonly count: number
}

interface Index {
  readonly ids: readonly string[]
  readonly lengths: readonly number[]
  readonly averageLength: number
  readonly postings: ReadonlyMap<string, readonly Posting[]>
  readonly idf: ReadonlyMap<string, number>
}

/**
 * BM25 over code tokens (Robertson and Zaragoza 2009). Ranks the whole corpus: snippets that share
 * no token with the query score 0, snippets of equal tokens score exactly equal.
 */
export function bm25(options: Bm25Options = {}): Retriever {
  const { name = 'bm25', k1 = 1.5, b = 0.75, variant = 'lucene' } = options
  const tokenize = options.tokenize ?? (text => codeTokens(text, options))
  let index: Index | undefined
  const scores = (query: string): Float64Array => {
    if (index === undefined) throw new InputError(`Retriever "${name}" must index before it searches.`)
    return scoreAll(tokenize(query), index, { k1, b, variant })
  }
  return {
    name,
    epsilon: 0,
    recipe: () => ({ id: `bm25-${variant}`, version: recipeVersion(options, { k1, b }) }),
    async index(snippets) {
      index = buildIndex(
        snippets.map(({ id, text }) => ({ id, tokens: tokenize(text) })),
        variant,
      )
    },
    async search(query, k) {
      const all = scores(query)
      const ids = index?.ids ?? []
      return topOf(all, ids, k)
    },
    async score(query, wanted) {
      const all = scores(query)
      const position = new Map(index?.ids.map((id, at) => [id, at]))
      return wanted.flatMap(id => {
        const at = position.get(id)
        return at === undefined ? [] : [{ id, score: all[at] ?? 0 }]
      })
    },
  }
}

function recipeVersion(options: Bm25Options, { k1, b }: { k1: number; b: number }): string {
  const { splitIdentifiers = true, operators = false, digits = false } = options
  const flags = [splitIdentifiers && 'split', operators && 'operators', digits && 'digits']
  return ['1', `k1=${k1}`, `b=${b}`, ...flags.filter(flag => flag !== false)].join(' ')
}

function buildIndex(
  documents: readonly { readonly id: string; readonly tokens: readonly string[] }[],
  variant: Bm25Variant,
): Index {
  const postings = new Map<string, Posting[]>()
  for (const [document, { tokens }] of documents.entries()) {
    for (const [term, count] of countTerms(tokens)) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [{ document, count }])
      else list.push({ document, count })
    }
  }
  const lengths = documents.map(({ tokens }) => tokens.length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const frequencies = [...postings].map(([term, list]) => [term, list.length] as const)
  return {
    ids: documents.map(({ id }) => id),
    lengths,
    averageLength: documents.length === 0 ? 0 : total / documents.length,
    postings,
    idf: (variant === 'lucene' ? luceneIdf : okapiIdf)(frequencies, documents.length),
  }
}

function countTerms(tokens: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

function luceneIdf(
  frequencies: readonly (readonly [string, number])[],
  size: number,
): ReadonlyMap<string, number> {
  return new Map(
    frequencies.map(([term, df]) => [term, Math.log(1 + (size - df + 0.5) / (df + 0.5))]),
  )
}

/** rank_bm25's rule: the mean that replaces negative values contains them. */
function okapiIdf(
  frequencies: readonly (readonly [string, number])[],
  size: number,
): ReadonlyMap<string, number> {
  const raw = frequencies.map(
    ([term, df]) => [term, Math.log(size - df + 0.5) - Math.log(df + 0.5)] as const,
  )
  const mean = raw.reduce((sum, [, idf]) => sum + idf, 0) / Math.max(1, raw.length)
  const floor = 0.25 * mean // rank_bm25's default epsilon
  return new Map(raw.map(([term, idf]) => [term, idf < 0 ? floor : idf]))
}

function scoreAll(
  query: readonly string[],
  index: Index,
  { k1, b, variant }: { k1: number; b: number; variant: Bm25Variant },
): Float64Array {
  const scores = new Float64Array(index.ids.length)
  const gain = variant === 'rank_bm25' ? k1 + 1 : 1
  for (const term of query) {
    const idf = index.idf.get(term) ?? 0
    for (const { document, count } of index.postings.get(term) ?? []) {
      const relative = (index.lengths[document] ?? 0) / index.averageLength
      const weight = (count * gain) / (count + k1 * (1 - b + b * relative))
      scores[document] = (scores[document] ?? 0) + idf * weight
    }
  }
  return scores
}

function topOf(scores: Float64Array, ids: readonly string[], k: number): readonly ScoredId[] {
  const order = Array.from(scores.keys())
  order.sort((a, c) => (scores[c] ?? 0) - (scores[a] ?? 0) || a - c)
  return order.slice(0, k).flatMap(at => {
    const id = ids[at]
    return id === undefined ? [] : [{ id, score: scores[at] ?? 0 }]
  })
}
