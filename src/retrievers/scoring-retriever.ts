import { InputError, type RecipeSummary, type Snippet } from '../schema/index.ts'
import { topK } from '../similarity/index.ts'
import type { IndexContext, Retriever, SearchContext } from './retriever.ts'

/** Scores the whole corpus: one number per snippet, in the order that was prepared. */
export type CorpusScorer = (
  query: string,
  context: SearchContext | undefined,
) => Promise<Float64Array> | Float64Array

/** A retriever that scores its whole corpus at once. */
export interface ScoringDefinition {
  readonly name: string
  readonly epsilon: number
  recipe(): RecipeSummary
  /** Gets the snippets sorted by id. */
  prepare(
    snippets: readonly Snippet[],
    context: IndexContext | undefined,
  ): Promise<CorpusScorer> | CorpusScorer
}

interface Prepared {
  readonly ids: readonly string[]
  readonly position: ReadonlyMap<string, number>
  readonly scores: CorpusScorer
}

/**
 * Returns a retriever that ranks by given scores, ties in id order. It ranks the whole corpus when
 * asked to, and scores a query once for `search` and `score` together.
 */
export function scoringRetriever(definition: ScoringDefinition): Retriever {
  const { name, epsilon } = definition
  let prepared: Prepared | undefined
  const ready = (): Prepared => {
    if (prepared !== undefined) return prepared
    throw new InputError(`Retriever "${name}" must index before it searches. Call index() first.`)
  }
  const scoresOf = rememberLast((query, context) => ready().scores(query, context))
  return {
    name,
    epsilon,
    recipe: () => definition.recipe(),
    async index(snippets, context) {
      const sorted = snippets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const ids = sorted.map(({ id }) => id)
      refuseRepeated(ids, name)
      scoresOf.forget()
      const scores = await definition.prepare(sorted, context)
      prepared = { ids, position: new Map(ids.map((id, at) => [id, at])), scores }
    },
    async search(query, k, context) {
      const { ids } = ready()
      const scores = await scoresOf.ask(query, context)
      return topK(scores, k).map(at => ({ id: ids[at] ?? '', score: scores[at] ?? 0 }))
    },
    async score(query, wanted, context) {
      const { position } = ready()
      const scores = await scoresOf.ask(query, context)
      return wanted.flatMap(id => {
        const at = position.get(id)
        return at === undefined ? [] : [{ id, score: scores[at] ?? 0 }]
      })
    },
  }
}

function refuseRepeated(sorted: readonly string[], name: string): void {
  const repeated = sorted.find((id, at) => at > 0 && id === sorted[at - 1])
  if (repeated === undefined) return
  throw new InputError(
    `Retriever "${name}" must get each id once, but got "${repeated}" twice. Make the ids unique.`,
  )
}

interface LastAnswer {
  ask(query: string, context: SearchContext | undefined): Promise<Float64Array>
  forget(): void
}

/** A suite asks for the ranking of a query and then for the scores of its own snippets. */
function rememberLast(scores: CorpusScorer): LastAnswer {
  let last: { readonly query: string; readonly scores: Float64Array } | undefined
  return {
    async ask(query, context) {
      if (last?.query === query) return last.scores
      const answer = { query, scores: await scores(query, context) }
      last = answer
      return answer.scores
    },
    forget() {
      last = undefined
    },
  }
}
