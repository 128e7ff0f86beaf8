import type { Retriever, ScoredId } from '../retrievers/index.ts'
import { InputError } from '../schema/index.ts'
import { checkAnswer, checkFallingScores, type AnswerContext } from './check-answer.ts'
import { isTied } from './tie-groups.ts'

/** What is asked of the retriever for one query. */
export interface RankingRequest {
  readonly text: string
  readonly queryId: string
  readonly k: number
  readonly corpusSize: number
  readonly isKnown: (id: string) => boolean
  readonly signal?: AbortSignal | undefined
}

/** A retriever's answer, long enough to hold the whole tie group of rank k where it can. */
export interface AskedRanking {
  readonly hits: readonly ScoredId[]
  /** True when rank k's tie may go on among snippets that the retriever did not return. */
  readonly open: boolean
}

/**
 * Asks for k hits, and for more as long as the last one returned is still tied with rank k: a list
 * that is cut at k would cut a tie, and the retriever's internal order would decide.
 */
export async function askRanking(
  retriever: Retriever,
  request: RankingRequest,
): Promise<AskedRanking> {
  let wanted = Math.min(request.corpusSize, request.k + Math.max(request.k, 10))
  let hits = await search(retriever, request, wanted)
  while (isCut(hits, request, retriever.epsilon)) {
    if (hits.length < wanted) return { hits, open: hits.length < request.corpusSize }
    wanted = Math.min(request.corpusSize, wanted * 4)
    const longer = await searchFurther(retriever, request, wanted)
    if (longer === undefined || longer.length <= hits.length) return { hits, open: true }
    hits = longer
  }
  return { hits, open: false }
}

/**
 * Many engines refuse more than some number of hits. The shorter answer stands then, and its last tie
 * is shown as open; only an abort is passed on.
 */
async function searchFurther(
  retriever: Retriever,
  request: RankingRequest,
  wanted: number,
): Promise<readonly ScoredId[] | undefined> {
  try {
    return await search(retriever, request, wanted)
  } catch (error) {
    if (error instanceof InputError || request.signal?.aborted === true) throw error
    return undefined
  }
}

async function search(
  retriever: Retriever,
  request: RankingRequest,
  wanted: number,
): Promise<readonly ScoredId[]> {
  const context: AnswerContext = {
    retriever: retriever.name,
    queryId: request.queryId,
    isKnown: request.isKnown,
  }
  const answer = await retriever.search(request.text, wanted, {
    signal: request.signal,
    queryId: request.queryId,
  })
  const hits = checkAnswer(answer, context)
  checkFallingScores(hits, context)
  return hits
}

function isCut(hits: readonly ScoredId[], request: RankingRequest, epsilon: number): boolean {
  if (hits.length < request.k || hits.length === request.corpusSize) return false
  for (let rank = request.k; rank < hits.length; rank += 1) {
    const higher = hits[rank - 1]
    const lower = hits[rank]
    if (higher === undefined || lower === undefined) return false
    if (!isTied(higher.score, lower.score, epsilon)) return false
  }
  return true
}
