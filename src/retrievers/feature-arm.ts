import { codeTokens } from './code-tokens.ts'

/**
 * An arm whose view of a file depends on that file alone, so that trees that share most of their
 * files can be ranked without indexing each of them: what the causal leak audit needs.
 */
export interface FeatureArm<F> {
  readonly name: string
  features(text: string): F
  /** Scores some files as the whole corpus. */
  scores(query: string, files: readonly F[]): Float64Array
}

/** What BM25 reads of a file. */
export interface TermCounts {
  readonly length: number
  readonly counts: ReadonlyMap<string, number>
}

/** `bm25` with its defaults, by features. */
export function bm25Features(
  options: { readonly splitIdentifiers?: boolean } = {},
): FeatureArm<TermCounts> {
  const { splitIdentifiers = true } = options
  const [k1, b] = [1.5, 0.75] // ExecRetrieval §4
  return {
    name: splitIdentifiers ? 'bm25' : 'bm25 whole words',
    features(text) {
      const tokens = codeTokens(text, { splitIdentifiers })
      const counts = new Map<string, number>()
      for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
      return { length: tokens.length, counts }
    },
    scores(query, files) {
      const average = files.reduce((sum, { length }) => sum + length, 0) / Math.max(1, files.length)
      const scores = new Float64Array(files.length)
      for (const term of codeTokens(query, { splitIdentifiers })) {
        const counts = files.map(file => file.counts.get(term) ?? 0)
        const df = counts.filter(count => count > 0).length
        const idf = Math.log(1 + (files.length - df + 0.5) / (df + 0.5))
        for (const [at, count] of counts.entries()) {
          if (count === 0) continue
          const relative = (files[at]?.length ?? 0) / average
          scores[at] = (scores[at] ?? 0) + (idf * count) / (count + k1 * (1 - b + b * relative))
        }
      }
      return scores
    },
  }
}

/** `grep` by count with its defaults, over whole words: substrings cannot be read off features. */
export function wordCountFeatures(): FeatureArm<TermCounts> {
  const terms = bm25Features({ splitIdentifiers: false })
  return {
    name: 'grep, whole words',
    features: terms.features,
    scores(query, files) {
      const words = [...new Set(codeTokens(query, { splitIdentifiers: false }))]
        .filter(word => word.length >= 3)
        .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
        .slice(0, 8)
      return Float64Array.from(files, ({ counts }) =>
        words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
      )
    },
  }
}
