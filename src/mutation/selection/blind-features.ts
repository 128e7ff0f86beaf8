const TOKEN = /[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu
const WORD = /[\p{L}\p{N}_]+/gu
const EPSILON = 1e-12 // sums of the same idf values in another order

/** The tokens of a snippet, counted once and read by every feature. */
export interface SnippetView {
  readonly text: string
  /** Words and single signs. */
  readonly tokens: readonly string[]
  readonly words: readonly string[]
}

/** How rare a token is in the corpus at hand. */
export type Idf = (token: string) => number

/** What a ranker can sort snippets by without reading the query; the alphabet is the last. */
export const BLIND_FEATURES = [
  'length',
  'tokens',
  'words',
  'mean idf',
  'mean idf of words',
  'alphabet',
] as const

/** Splits a snippet as the blind rankers see it. */
export function snippetView(text: string): SnippetView {
  return { text, tokens: text.match(TOKEN) ?? [], words: text.match(WORD) ?? [] }
}

/** The idf over tokens and over words of one corpus. */
export interface Idfs {
  readonly tokens: Idf
  readonly words: Idf
}

/** A snippet's text with its numeric features, in the order of `BLIND_FEATURES`. */
export interface Profile {
  readonly text: string
  readonly values: readonly number[]
}

/** Measures a snippet in a corpus. */
export function profileOf({ text, tokens, words }: SnippetView, idfs: Idfs): Profile {
  const lengths = [text.length, tokens.length, words.length]
  return { text, values: [...lengths, meanIdf(tokens, idfs.tokens), meanIdf(words, idfs.words)] }
}

/** Returns ln(1 + (n − df + ½) / (df + ½)) for tokens of a corpus of token sets (BM25's idf). */
export function idfOf(documents: Iterable<readonly string[]>): Idf {
  const frequencies = new Map<string, number>()
  let count = 0
  for (const tokens of documents) {
    count += 1
    for (const token of new Set(tokens)) frequencies.set(token, (frequencies.get(token) ?? 0) + 1)
  }
  return token => {
    const frequency = frequencies.get(token) ?? 0
    return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5))
  }
}

/**
 * Returns how often the canonical comes first when a group is sorted by each feature, from the
 * lower and from the upper end, a tie shared evenly: values in [0, 1], 1/(1 + group) at chance.
 */
export function blindWins(canonical: Profile, group: readonly Profile[]): readonly number[] {
  const numeric = canonical.values.flatMap((value, feature) => {
    const others = group.map(({ values }) => (values[feature] ?? 0) - value)
    return [share(others), share(others.map(difference => -difference))]
  })
  const letters = group.map(({ text }) =>
    text < canonical.text ? -1 : Number(text > canonical.text),
  )
  return [...numeric, share(letters), share(letters.map(order => -order))]
}

function share(differences: readonly number[]): number {
  if (differences.some(difference => difference < -EPSILON)) return 0
  return 1 / (1 + differences.filter(difference => Math.abs(difference) <= EPSILON).length)
}

function meanIdf(tokens: readonly string[], idf: Idf): number {
  return tokens.reduce((sum, token) => sum + idf(token), 0) / Math.max(1, tokens.length)
}
