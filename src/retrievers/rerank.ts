import { InfrastructureError, InputError, sumUsage } from '../schema/index.ts'
import type { Reranker } from './reranker.ts'
import type { Retriever, ScoredId } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** How far down the first stage is reranked. */
export interface RerankOptions {
  readonly name?: string
  /** Snippets that the reranker reads for each query; 50 by default. */
  readonly depth?: number
}

/** A tie at the depth is reranked whole, as long as that reads at most this many times `depth`. */
const TIE_ALLOWANCE = 4

/**
 * Two stages: the first ranks the corpus, the reranker orders the top `depth` anew, the rest stays
 * below in its order. A tie of the first stage that `depth` would cut is read whole.
 */
export function rerank(
  first: Retriever,
  reranker: Reranker,
  options: RerankOptions = {},
): Retriever {
  const { depth = 50 } = options
  if (!Number.isInteger(depth) || depth < 1) {
    throw new InputError(`rerank needs a depth from 1 on, but got ${depth}.`)
  }
  const retriever = scoringRetriever({
    name: options.name ?? `${first.name} → ${reranker.name}`,
    epsilon: Math.max(first.epsilon, reranker.epsilon),
    recipe() {
      const { id, version } = reranker.recipe()
      const stage = first.recipe?.() ?? { id: first.name, version: 'unknown' }
      return {
        id: `rerank-${id}`,
        version: `1 depth=${depth} ${version}; ${stage.id} ${stage.version}`,
        firstStage: first.name,
      }
    },
    async prepare(snippets, context) {
      await first.index(snippets, context)
      const position = new Map(snippets.map(({ id }, at) => [id, at]))
      const textOf = ({ id }: ScoredId): string => snippets[position.get(id) ?? -1]?.text ?? ''
      return async (query, search) => {
        const ranking = await first.search(query, snippets.length, search)
        const cut = depthOf(ranking, depth, first.epsilon)
        const top = ranking.slice(0, cut)
        const scores = await reranker.score(query, top.map(textOf), { signal: search?.signal })
        checkScores(scores, top.length, reranker.name)
        return join(ranking, scores, { position, size: snippets.length })
      }
    },
  })
  return { ...retriever, usage: () => sumUsage([first.usage?.(), reranker.usage?.()]) }
}

function depthOf(ranking: readonly ScoredId[], depth: number, epsilon: number): number {
  const most = Math.min(ranking.length, depth * TIE_ALLOWANCE)
  for (let cut = Math.min(depth, ranking.length); cut < most; cut += 1) {
    const gap = (ranking[cut - 1]?.score ?? 0) - (ranking[cut]?.score ?? 0)
    if (gap > epsilon) return cut
  }
  return most < ranking.length ? Math.min(depth, ranking.length) : ranking.length
}

function checkScores(scores: readonly number[], count: number, name: string): void {
  const wrong = scores.findIndex(score => !Number.isFinite(score))
  if (scores.length === count && wrong < 0) return
  const got = wrong < 0 ? `${scores.length} scores` : `${String(scores[wrong])} at ${wrong + 1}`
  throw new InfrastructureError(
    `Reranker "${name}" must give ${count} finite scores for as many texts, but gave ${got}.`,
  )
}

/** The rest keeps its gaps, one below the lowest reranked score; what is not ranked comes last. */
function join(
  ranking: readonly ScoredId[],
  scores: readonly number[],
  { position, size }: { readonly position: ReadonlyMap<string, number>; readonly size: number },
): Float64Array {
  const rest = ranking.slice(scores.length)
  const start = Math.min(...scores) - 1
  const offset = start - (rest[0]?.score ?? 0)
  const lowest = rest.length === 0 ? start : (rest.at(-1)?.score ?? 0) + offset
  const joined = new Float64Array(size).fill(lowest - 1)
  for (const [at, { id, score }] of ranking.entries()) {
    const row = position.get(id)
    if (row !== undefined) joined[row] = scores[at] ?? score + offset
  }
  return joined
}
