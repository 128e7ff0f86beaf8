import { codeTokens, type TokenOptions } from './code-tokens.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

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
  return scoringRetriever({
    name,
    epsilon: 0,
    recipe: () => ({ id: `bm25-${variant}`, version: recipeVersion(options, { k1, b }) }),
    prepare(snippets) {
      const index = buildIndex(
        snippets.map(({ text }) => tokenize(text)),
        variant,
      )
      return query => scoreAll(tokenize(query), index, { k1, b, variant })
    },
  })
}

function recipeVersion(options: Bm25Options, { k1, b }: { k1: number; b: number }): string {
  const { splitIdentifiers = true, operators = false, digits = false } = options
  const flags = [splitIdentifiers && 'split', operators && 'operators', digits && 'digits']
  const tokens =
    options.tokenize === undefined ? flags.filter(flag => flag !== false) : ['own tokens']
  return ['1', `k1=${k1}`, `b=${b}`, ...tokens].join(' ')
}

function buildIndex(documents: readonly (readonly string[])[], variant: Bm25Variant): Index {
  const postings = new Map<string, Posting[]>()
  for (const [document, tokens] of documents.entries()) {
    for (const [term, count] of countTerms(tokens)) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [{ document, count }])
      else list.push({ document, count })
    }
  }
  const lengths = documents.map(tokens => tokens.length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const frequencies = [...postings].map(([term, list]) => [term, list.length] as const)
  return {
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
  const scores = new Float64Array(index.lengths.length)
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
