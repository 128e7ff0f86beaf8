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
  return [...documents].sort(
    (a, b) => compareNumbers(b.score, a.score) || compareCodePoints(b.id, a.id),
  )
}

/**
 * Reduces a scored list and relevance grades to what the gold metrics read. Grades above 0 are
 * gains, everything else is not relevant. `trec` breaks ties by id, `grouped` keeps equal scores
 * together, so that the bounds over their orders can be told.
 * @throws InputError on a score that is not a number, or a document that is ranked twice
 */
export function gradedRanking(
  documents: readonly ScoredDocument[],
  grades: ReadonlyMap<string, number>,
  ties: 'trec' | 'grouped',
): GradedRanking {
  const ordered = orderTrec(documents)
  checkDistinct(ordered)
  const groups: ScoredDocument[][] = []
  for (const document of ordered) {
    const group = groups.at(-1)
    if (ties === 'grouped' && group?.[0]?.score === document.score) group.push(document)
    else groups.push([document])
  }
  return {
    groups: groups.map(group => tieGains(group, grades)),
    relevant: [...grades.values()].filter(grade => grade > 0).sort((a, b) => b - a),
  }
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

function tieGains(group: readonly ScoredDocument[], grades: ReadonlyMap<string, number>): TieGains {
  const gains = group.map(({ id }) => grades.get(id) ?? 0).filter(grade => grade > 0)
  return { size: group.length, gains: gains.sort((a, b) => a - b) }
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
