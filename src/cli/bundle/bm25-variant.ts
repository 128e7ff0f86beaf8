import { bm25, codeTokens, type Bm25Options, type Retriever } from '../../retrievers/index.ts'
import type { StoredSystem } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'

/** Queries on which variants are told apart. */
const SAMPLE = 40
/** Stored similarities have six decimals. */
const TOLERANCE = 1e-5
/** A variant is called found when it reproduces this share of the stored scores. */
const FOUND = 0.99

/** Tokenizers that published BM25 baselines use. */
const TOKENIZERS: readonly { readonly name: string; tokenize(text: string): readonly string[] }[] =
  [
    { name: 'words, lower case', tokenize: text => text.toLowerCase().match(/\w+/g) ?? [] },
    { name: 'words', tokenize: text => text.match(/\w+/g) ?? [] },
    { name: 'words of two or more, lower case', tokenize: twoOrMore },
    { name: 'split at blanks, lower case', tokenize: text => blanks(text.toLowerCase()) },
    { name: 'split at blanks', tokenize: blanks },
    { name: 'code tokens', tokenize: text => codeTokens(text) },
    { name: 'letters, lower case', tokenize: text => text.toLowerCase().match(/[a-z]+/g) ?? [] },
    { name: 'words and signs, lower case', tokenize: wordsAndSigns },
  ]

/** A variant of BM25 with the share of stored scores that it reproduces. */
export interface Bm25Match {
  readonly name: string
  readonly options: Bm25Options
  readonly matches: number
  readonly compared: number
  /** Queries of the sample whose stored first rank it also ranks first, ties counted in favour. */
  readonly firstRanks: number
}

/** Tries every formula and tokenizer on a sample of the stored ranks, best match first. */
export async function bm25Matches(
  system: StoredSystem,
  dataset: ExecutionDataset,
): Promise<readonly Bm25Match[]> {
  const found: Bm25Match[] = []
  for (const variant of ['rank_bm25', 'lucene'] as const) {
    for (const { name, tokenize } of TOKENIZERS) {
      const options = { name: system.model, variant, tokenize }
      const retriever = bm25(options)
      await retriever.index(dataset.corpus)
      const counts = await matchesOf(retriever, system, dataset)
      found.push({ name: `${variant} over ${name}`, options, ...counts })
    }
  }
  return found.sort((a, b) => b.matches - a.matches || b.firstRanks - a.firstRanks)
}

/** The variant that reproduces the stored scores; undefined when none does. */
export function foundVariant(matches: readonly Bm25Match[]): Bm25Match | undefined {
  const [best] = matches
  const isFound = best !== undefined && best.compared > 0 && best.matches >= FOUND * best.compared
  return isFound ? best : undefined
}

async function matchesOf(
  retriever: Retriever,
  system: StoredSystem,
  dataset: ExecutionDataset,
): Promise<Pick<Bm25Match, 'matches' | 'compared' | 'firstRanks'>> {
  const texts = new Map(dataset.queries.map(query => [query.id, query.text]))
  let [matches, compared, firstRanks] = [0, 0, 0]
  for (const { query_id: query, top_results: hits } of system.per_query.slice(0, SAMPLE)) {
    const ids = hits.map(hit => hit.corpus_id)
    const scores = (await retriever.score?.(texts.get(query) ?? '', ids)) ?? []
    const [best] = await retriever.search(texts.get(query) ?? '', 1)
    if (best !== undefined && best.score <= (scores[0]?.score ?? 0)) firstRanks += 1
    compared += hits.length
    matches += hits.filter(
      (hit, at) => Math.abs((scores[at]?.score ?? 0) - hit.similarity) <= TOLERANCE,
    ).length
  }
  return { matches, compared, firstRanks }
}

function blanks(text: string): readonly string[] {
  return text.split(/\s+/).filter(token => token !== '')
}

function twoOrMore(text: string): readonly string[] {
  return text.toLowerCase().match(/\b\w\w+\b/g) ?? []
}

function wordsAndSigns(text: string): readonly string[] {
  return text.toLowerCase().match(/\w+|[^\s\w]/g) ?? []
}
