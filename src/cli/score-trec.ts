import type { Qrels, Run } from '../formats/index.ts'
import { gradedRanking, measureGraded } from '../metrics/index.ts'
import { InputError } from '../schema/index.ts'

/** The ways of counting ties: a bound over their orders, or trec_eval's order by id. */
export const TIE_RULES = ['pessimistic', 'expected', 'optimistic', 'trec'] as const

/** One of the ways of counting ties. */
export type TieRule = (typeof TIE_RULES)[number]

/** What a run scores on judgements. */
export interface TrecScores {
  /** Query id → metric, as it was asked for → value; every judged query, sorted. */
  readonly perQuery: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Means over every judged query. */
  readonly mean: Readonly<Record<string, number>>
  /** Judged queries that the run does not answer; they count 0. */
  readonly missing: readonly string[]
  /** Queries of the run without a judgement; they count nowhere. */
  readonly unjudged: readonly string[]
}

/**
 * Scores a run on relevance judgements; the denominator of every mean is the judged queries.
 * @throws InputError when run and judgements share no query, or a metric is unknown
 */
export function scoreTrec(
  { run, qrels }: { readonly run: Run; readonly qrels: Qrels },
  metrics: readonly string[],
  ties: TieRule,
): TrecScores {
  const queryIds = [...qrels.keys()].sort()
  const unjudged = [...run.keys()].filter(id => !qrels.has(id)).sort()
  if (unjudged.length === run.size) throw sharesNoQuery(queryIds, unjudged)
  const rows = queryIds.map(queryId => {
    const documents = run.get(queryId) ?? []
    const grades = qrels.get(queryId) ?? new Map<string, number>()
    const ranking = gradedRanking(documents, grades, ties === 'trec' ? 'trec' : 'grouped', {
      isDistinct: true,
    })
    const bound = ties === 'trec' ? 'pessimistic' : ties
    return metrics.map(metric => measureGraded(metric, ranking)[bound])
  })
  const named = (values: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(metrics.map((metric, index) => [metric, values[index] ?? 0]))
  const sums = metrics.map((_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0))
  return {
    perQuery: Object.fromEntries(queryIds.map((id, index) => [id, named(rows[index] ?? [])])),
    mean: named(sums.map(sum => sum / rows.length)),
    missing: queryIds.filter(id => !run.has(id)),
    unjudged,
  }
}

function sharesNoQuery(judged: readonly string[], ranked: readonly string[]): InputError {
  return new InputError(
    `The run must answer at least one judged query, but answers ` +
      `${ranked.slice(0, 3).join(', ')}, while the judgements are of ` +
      `${judged.slice(0, 3).join(', ')}. Pass files of one dataset.`,
  )
}
