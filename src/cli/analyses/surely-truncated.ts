import { recipes } from '../../retrievers/index.ts'
import type { RunOutcomes } from '../../analysis/index.ts'
import type { Snippet } from '../../schema/index.ts'

/** Windows up to this length belong to encoders with a WordPiece or SentencePiece vocabulary. */
const SHORT_WINDOW = 512
/** Tokens that every encoder adds around the text. */
const SPECIAL_TOKENS = 2

/**
 * Returns by retriever the snippets that its published window certainly cuts: their words and
 * signs alone, of which each takes one token at least, exceed it. Retrievers without a known recipe
 * or with a long window are absent.
 */
export function surelyTruncated(
  runs: readonly RunOutcomes[],
  snippets: readonly Snippet[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const counts = snippets.map(({ id, text }) => ({ id, tokens: fewestTokens(text) }))
  return new Map(
    runs.flatMap(({ header }) => {
      const window = windowOf(header.recipe?.id ?? header.retriever)
      if (window === undefined) return []
      const cut = counts.filter(({ tokens }) => tokens + SPECIAL_TOKENS > window)
      return [[header.retriever, new Set(cut.map(({ id }) => id))] as const]
    }),
  )
}

function windowOf(id: string): number | undefined {
  const name = id.split('/').at(-1)?.toLowerCase()
  const recipe = recipes.find(each => each.id.split('/').at(-1)?.toLowerCase() === name)
  return recipe !== undefined && recipe.maxTokens <= SHORT_WINDOW ? recipe.maxTokens : undefined
}

/** Whitespace separates tokens in every such vocabulary; letters and signs in WordPiece alone. */
function fewestTokens(text: string): number {
  return text.split(/\s+/).filter(word => word !== '').length
}
