/** What a blind scorer may know beside the group: how common words are among all snippets. */
export interface WordStatistics {
  readonly snippets: number
  /** In how many snippets a word stands. */
  readonly frequencyOf: (word: string) => number
}

/** A scorer that never reads the query. */
export interface BlindScorer {
  readonly name: string
  /** `per-snippet` reads one snippet at a time, `pool-aware` the snippets of a query together. */
  readonly kind: 'per-snippet' | 'pool-aware'
  /** Scores of a query's own snippets; the highest is taken for the right one. */
  score(texts: readonly string[], words: WordStatistics): readonly number[]
}

/** All blind scorers: what a dataset must not give away, and what its pool's shape does. */
export const BLIND_SCORERS: readonly BlindScorer[] = [
  perSnippet('longest', text => text.length),
  perSnippet('shortest', text => -text.length),
  perSnippet('most words', text => wordsOf(text).length),
  perSnippet('fewest words', text => -wordsOf(text).length),
  perSnippet('rarest words', meanRarity),
  perSnippet('commonest words', (text, words) => -meanRarity(text, words)),
  {
    name: 'first in the alphabet',
    kind: 'per-snippet',
    score: texts => texts.map(text => -before(text, texts)),
  },
  {
    name: 'last in the alphabet',
    kind: 'per-snippet',
    score: texts => texts.map(text => before(text, texts)),
  },
  {
    name: 'medoid',
    kind: 'pool-aware',
    score: texts => similarities(texts).map(row => row.reduce((sum, value) => sum + value, 0)),
  },
  {
    // The nearest alone would always tie: two snippets are each other's nearest.
    name: 'density of two nearest',
    kind: 'pool-aware',
    score: texts => similarities(texts).map(row => sumOfTwoHighest(row)),
  },
]

/** Splits code into words and single signs. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/\w+|[^\s\w]/g) ?? []
}

function perSnippet(
  name: string,
  score: (text: string, words: WordStatistics) => number,
): BlindScorer {
  return {
    name,
    kind: 'per-snippet',
    score: (texts, words) => texts.map(text => score(text, words)),
  }
}

/** Mean of ln(N / df) over the words; 0 for an empty text. */
function meanRarity(text: string, { snippets, frequencyOf }: WordStatistics): number {
  const all = wordsOf(text)
  const sum = all.reduce(
    (total, word) => total + Math.log(snippets / Math.max(1, frequencyOf(word))),
    0,
  )
  return all.length === 0 ? 0 : sum / all.length
}

function before(text: string, texts: readonly string[]): number {
  return texts.filter(other => other < text).length
}

/** Cosine of character trigram counts between every two texts, in rows without the diagonal. */
function similarities(texts: readonly string[]): readonly (readonly number[])[] {
  const profiles = texts.map(trigrams)
  return profiles.map((profile, at) =>
    profiles.toSpliced(at, 1).map(other => cosine(profile, other)),
  )
}

function sumOfTwoHighest(row: readonly number[]): number {
  const [first = 0, second = 0] = row.toSorted((a, b) => b - a)
  return first + second
}

function trigrams(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 <= text.length; at += 1) {
    const gram = text.slice(at, at + 3)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [gram, count] of a) product += count * (b.get(gram) ?? 0)
  const norm = Math.sqrt(squares(a) * squares(b))
  return norm === 0 ? 0 : product / norm
}

function squares(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0)
}
