import type { MeasuredOutcome, OwnScore } from '../schema/index.ts'

/** How a failing snippet's score stands to that of the query's best canonical. */
export type Standing = 'above' | 'tied' | 'below'

/** A (query, failing own snippet) pair whose scores are both known. */
export interface OwnPair {
  readonly queryId: string
  readonly domain: string
  readonly language: string
  readonly id: string
  readonly bugType: string
  readonly standing: Standing
  /** Score of the canonical − score of the snippet. */
  readonly gap: number
}

/** The pairs of one query, and how many of them have no score. */
export interface OwnPairs {
  readonly pairs: readonly OwnPair[]
  readonly unknown: number
}

/** The label of failing snippets that say no mutation type. */
export const UNTYPED = 'untyped'

/** Pairs the query's best canonical with each of its failing distractors (ExecRetrieval §4). */
export function ownPairsOf(outcome: MeasuredOutcome): OwnPairs {
  if (!Array.isArray(outcome.own)) return { pairs: [], unknown: 0 }
  const own: readonly OwnScore[] = outcome.own
  const distractors = own.filter(({ role, passes }) => role === 'distractor' && !passes)
  const canonical = bestCanonicalScore(own)
  if (canonical === undefined) return { pairs: [], unknown: distractors.length }
  const pairs = distractors.flatMap(({ id, bugType = UNTYPED, score }): readonly OwnPair[] =>
    score === null
      ? []
      : [
          {
            queryId: outcome.queryId,
            domain: outcome.domain,
            language: outcome.language,
            id,
            bugType,
            standing: standingOf(score, canonical, outcome.epsilon),
            gap: canonical - score,
          },
        ],
  )
  return { pairs, unknown: distractors.length - pairs.length }
}

/** The highest known score of the query's canonicals. */
export function bestCanonicalScore(own: readonly OwnScore[]): number | undefined {
  const scores = own.flatMap(({ role, score }) =>
    role === 'canonical' && score !== null ? [score] : [],
  )
  return scores.length === 0 ? undefined : Math.max(...scores)
}

/** Tells how a score stands to a reference, equal within ε. */
export function standingOf(score: number, reference: number, epsilon: number): Standing {
  if (score === reference || Math.abs(score - reference) <= epsilon) return 'tied'
  return score > reference ? 'above' : 'below'
}
