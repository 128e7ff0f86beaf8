import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** How a developer's text search is imitated. */
export interface GrepOptions {
  readonly name?: string
  /**
   * `count` (default): the number of places where a term stands. `terms`: the number of distinct
   * terms that stand anywhere, then the number of places.
   */
  readonly rank?: 'count' | 'terms'
  /** How many of the query's words are searched for, the longest first; 8 by default. */
  readonly terms?: number
}

const WORD = /[\p{L}\p{N}_]+/gu
const SHORTEST = 3 // shorter words stand everywhere

/** Ranks by case-insensitive substring hits of the query's longest words, as with grep. */
export function grep(options: GrepOptions = {}): Retriever {
  const { rank = 'count', terms = 8 } = options
  return scoringRetriever({
    name: options.name ?? (rank === 'count' ? 'grep' : 'grep-terms'),
    epsilon: 0,
    recipe: () => ({ id: `grep-${rank}`, version: `1 terms=${terms}` }),
    prepare(snippets) {
      const texts = snippets.map(({ text }) => text.toLowerCase())
      return query => {
        const wanted = longestWords(query.toLowerCase(), terms)
        return Float64Array.from(texts, text => scoreOf(text, wanted, rank))
      }
    },
  })
}

function longestWords(query: string, count: number): readonly string[] {
  const words = new Set(Array.from(query.matchAll(WORD), ([word]) => word))
  return Array.from(words)
    .filter(word => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, count)
}

function scoreOf(text: string, terms: readonly string[], rank: 'count' | 'terms'): number {
  const counts = terms.map(term => countOf(text, term))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (rank === 'count') return total
  // The share below 1 orders snippets with as many distinct terms by their hits.
  return counts.filter(count => count > 0).length + total / (total + 1)
}

function countOf(text: string, term: string): number {
  let count = 0
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) count += 1
  return count
}
