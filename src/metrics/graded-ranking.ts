import { InputError } from '../schema/index.ts'
import type { Bounds } from './ranking.ts'
import { parseMetric } from './parse-metric.ts'
import type { GradedRanking, TieGains } from './tied-gains.ts'

/** A document of a run file. */
export interface ScoredDocument {
  readonly id: string
  readonly score: number
}

/**
 * Orders documents as trec_eval does: falling score, ties by falling id in UTF-8 byte order; the
 * order received and any rank column are ignored.
 * @throws InputError on a score that is not a number, whose order trec_eval leaves undefined
 */
export function orderTrec(documents: readonly ScoredDocument[]): readonly ScoredDocument[] {
  const nan = documents.find(({ score }) => Number.isNaN(score))
  if (nan !== undefined) {
    throw new InputError(
      `Scores must be numbers, but document "${nan.id}" has NaN. Repair the run that wrote it.`,
    )
  }
  // Most runs are written best first.
  if (falls(documents)) return documents
  return [...documents].sort(
    (a, b) => compareNumbers(b.score, a.score) || compareCodePoints(b.id, a.id),
  )
}

function falls(documents: readonly ScoredDocument[]): boolean {
  for (let at = 1; at < documents.length; at += 1) {
    if (!((documents[at - 1]?.score ?? 0) > (documents[at]?.score ?? 0))) return false
  }
  return true
}

/**
 * Reduces a scored list and relevance grades to what the gold metrics read. Grades above 0 are
 * gains, everything else is not relevant. `trec` breaks ties by id, `grouped` keeps equal scores
 * together, so that the bounds over their orders can be told.
 * `isDistinct` says that no document is ranked twice, as of a run that was parsed.
 * @throws InputError on a score that is not a number, or a document that is ranked twice
 */
export function gradedRanking(
  documents: readonly ScoredDocument[],
  grades: ReadonlyMap<string, number>,
  ties: 'trec' | 'grouped',
  { isDistinct = false }: { readonly isDistinct?: boolean } = {},
): GradedRanking {
  const ordered = orderTrec(documents)
  if (!isDistinct) checkDistinct(ordered)
  return {
    groups: tieGroups(ordered, grades, ties),
    relevant: [...grades.values()].filter(grade => grade > 0).sort((a, b) => b - a),
  }
}

/** Most documents stand alone and are not relevant: one object serves them all. */
const NOTHING: TieGains = { size: 1, gains: [] }

function tieGroups(
  ordered: readonly ScoredDocument[],
  grades: ReadonlyMap<string, number>,
  ties: 'trec' | 'grouped',
): readonly TieGains[] {
  const groups: TieGains[] = []
  for (let from = 0; from < ordered.length;) {
    const to = ties === 'trec' ? from + 1 : endOfTie(ordered, from)
    const gains = gainsBetween(ordered, grades, { from, to })
    groups.push(to - from === 1 && gains.length === 0 ? NOTHING : { size: to - from, gains })
    from = to
  }
  return groups
}

/** The place behind the last document of the same score. */
function endOfTie(ordered: readonly ScoredDocument[], from: number): number {
  let to = from + 1
  while (to < ordered.length && ordered[to]?.score === ordered[from]?.score) to += 1
  return to
}

function gainsBetween(
  ordered: readonly ScoredDocument[],
  grades: ReadonlyMap<string, number>,
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  let gains: number[] | undefined
  for (let at = from; at < to; at += 1) {
    const grade = grades.get(ordered[at]?.id ?? '') ?? 0
    if (grade > 0) (gains ??= []).push(grade)
  }
  return gains?.sort((a, b) => a - b) ?? NOTHING.gains
}

/**
 * Returns the value of a gold metric such as `nDCG@10`, `P@5` or `MAP` on graded judgements.
 * @throws InputError when the name is unknown, or the metric needs execution
 */
export function measureGraded(name: string, ranking: GradedRanking): Bounds {
  const { metric, k, name: printed } = parseMetric(name)
  const bounds = metric.ofGraded?.(ranking, k)
  if (bounds !== undefined) return bounds
  throw new InputError(
    `A metric on relevance judgements must read gold only, but ${printed} needs verdicts of the ` +
      "query's own snippets. Use nDCG@k, recall@k, hit@k, MRR, MAP or P@k.",
  )
}

function checkDistinct(documents: readonly ScoredDocument[]): void {
  const seen = new Set<string>()
  for (const { id } of documents) {
    if (seen.has(id)) {
      throw new InputError(
        `A run must rank a document once a query, but ranks "${id}" twice. Remove the duplicate.`,
      )
    }
    seen.add(id)
  }
}

/** Not a difference, which is NaN for two infinities of one sign. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** The order of UTF-8 bytes is that of code points; `<` on strings compares UTF-16 units. */
function compareCodePoints(a: string, b: string): number {
  const left = [...a]
  const right = [...b]
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
