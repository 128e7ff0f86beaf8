import { queryTerms, termsOf } from '../history/clean-message.ts'

/** The lines that a commit adds, in all files and in its gold files alone. */
export interface AddedLines {
  readonly all: readonly string[]
  readonly gold: readonly string[]
}

/** One rule of the vocabulary test, with the instances that it holds for. */
export interface VocabularyRow {
  readonly rule: string
  readonly all: number
  readonly gold: number
}

/** A query with what its commit adds. */
export interface VocabularyCase {
  readonly text: string
  readonly added: AddedLines
}

type Rule = (
  terms: readonly string[],
  lines: readonly string[],
  isRare: (term: string) => boolean,
) => boolean

const HALF = '≥ 50 % of the query terms' // fits the published figure; the others are variants
const RULES: readonly (readonly [string, Rule])[] = [
  [HALF, (terms, lines) => shared(terms, lines).length >= terms.length / 2],
  ['≥ 3 terms', (terms, lines) => shared(terms, lines).length >= 3],
  ['any term', (terms, lines) => shared(terms, lines).length > 0],
  [
    'any rare term (in ≤ 5 % of files)',
    (terms, lines, isRare) => shared(terms, lines).some(isRare),
  ],
  [
    'any term in an added comment',
    (terms, lines) => shared(terms, lines.filter(isComment)).length > 0,
  ],
]
const RARE = 0.05

/**
 * Counts queries whose words stand in lines that their own commit adds. This describes queries: it
 * contaminates a corpus only when the corpus holds those lines.
 */
export function vocabularyOverlap(
  cases: readonly VocabularyCase[],
  corpus: readonly { readonly text: string }[],
): readonly VocabularyRow[] {
  const frequency = new Map<string, number>()
  for (const { text } of corpus) {
    for (const term of termsOf(text)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  }
  const isRare = (term: string): boolean => (frequency.get(term) ?? 0) <= RARE * corpus.length
  const queries = cases.map(({ text, added }) => ({ terms: queryTerms(text), added }))
  return RULES.map(([rule, holds]) => ({
    rule,
    all: queries.filter(({ terms, added }) => holds(terms, added.all, isRare)).length,
    gold: queries.filter(({ terms, added }) => holds(terms, added.gold, isRare)).length,
  }))
}

function shared(terms: readonly string[], lines: readonly string[]): readonly string[] {
  const there = termsOf(lines.join('\n'))
  return terms.filter(term => there.has(term))
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/\*|\*|#|--|"""|''')/.test(line) || /\s(\/\/|#)\s/.test(line)
}
