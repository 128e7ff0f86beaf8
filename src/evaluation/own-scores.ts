import type { Retriever, ScoredId } from '../retrievers/index.ts'
import { checkAnswer, type AnswerContext } from './check-answer.ts'
import type { RankingRequest } from './ask-ranking.ts'

/** The scores of a query's own snippets by id, or why they are not known. */
export type OwnScores = ReadonlyMap<string, number> | { readonly notMeasured: string }

/** Retrievers that refused to rank their whole corpus once are not asked again. */
const refusals = new WeakMap<Retriever, string>()

/**
 * Returns the scores of the query's own snippets, also of those far below rank k: deception and gap
 * need them. A retriever without `score` is asked for its full ranking where the hits that are
 * known already do not name them all.
 */
export async function ownScores(
  retriever: Retriever,
  request: RankingRequest,
  ownIds: readonly string[],
  hits: readonly ScoredId[],
): Promise<OwnScores> {
  if (retriever.score !== undefined) return askScores(retriever, request, ownIds)
  const known = scoresOf(hits, ownIds)
  if (known.size === ownIds.length || hits.length >= request.corpusSize) return known
  return fullRankingScores(retriever, request, ownIds)
}

async function askScores(
  retriever: Retriever,
  request: RankingRequest,
  ownIds: readonly string[],
): Promise<OwnScores> {
  const { signal, queryId } = request
  const answer = await retriever.score?.(request.text, ownIds, { signal, queryId })
  return scoresOf(checkAnswer(answer, answerContext(retriever, request)), ownIds)
}

async function fullRankingScores(
  retriever: Retriever,
  request: RankingRequest,
  ownIds: readonly string[],
): Promise<OwnScores> {
  const refused = refusals.get(retriever)
  if (refused !== undefined) return { notMeasured: refused }
  const answer = await retriever
    .search(request.text, request.corpusSize, { signal: request.signal, queryId: request.queryId })
    .catch((error: unknown) => refuse(retriever, error, request.signal))
  if (typeof answer === 'string') return { notMeasured: answer }
  const scores = scoresOf(checkAnswer(answer, answerContext(retriever, request)), ownIds)
  if (scores.size === ownIds.length) return scores
  return {
    notMeasured: 'the retriever has no score() and its longest ranking leaves own snippets out',
  }
}

/** A fault after the abort is the abort; any other one says that full rankings are not to be had. */
function refuse(retriever: Retriever, error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted === true) throw error
  const message = error instanceof Error ? error.message : String(error)
  const reason = `the retriever has no score() and refused to rank the whole corpus: ${message}`
  refusals.set(retriever, reason)
  return reason
}

function scoresOf(hits: readonly ScoredId[], ids: readonly string[]): ReadonlyMap<string, number> {
  const wanted = new Set(ids)
  return new Map(hits.filter(hit => wanted.has(hit.id)).map(hit => [hit.id, hit.score]))
}

function answerContext(retriever: Retriever, request: RankingRequest): AnswerContext {
  return { retriever: retriever.name, queryId: request.queryId, isKnown: request.isKnown }
}
