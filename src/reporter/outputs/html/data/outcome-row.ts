import { missAnatomy, ownPairsOf, type OwnPair } from '../../../../analysis/index.ts'
import type { MeasuredOutcome, QueryOutcome } from '../../../../schema/index.ts'
import type { FactsList } from './facts-list.ts'
import type { NameList } from './name-list.ts'
import type { MeasuredRow, OutcomeRow } from './page-data.ts'
import type { SnippetList } from './snippet-list.ts'

/** The lists that rows point into. */
export interface RowLists {
  readonly snippets: SnippetList
  readonly facts: FactsList
  readonly reasons: NameList
}

/** The query of a row. */
export interface RowQuery {
  /** Position on the board. */
  readonly at: number
  /** Its own snippets, in the order of its list. */
  readonly ownIds: readonly string[]
}

/** Returns one query's outcome under one retriever as the page holds it. */
export function outcomeRow(outcome: QueryOutcome, query: RowQuery, lists: RowLists): OutcomeRow {
  if (outcome.state === 'failed') {
    return [1, lists.reasons.add(`${outcome.fault.kind}: ${outcome.fault.message}`)]
  }
  if (outcome.state === 'not-measured') return [2, lists.reasons.add(outcome.reason)]
  return measuredRow(outcome, query, lists)
}

function measuredRow(
  outcome: MeasuredOutcome,
  query: RowQuery,
  { snippets, facts, reasons }: RowLists,
): MeasuredRow {
  const { ownIds } = query
  const { pairs } = ownPairsOf(outcome)
  const deceivers = pairs.filter(pair => pair.standing !== 'below')
  const rival = bestOf(pairs)
  const hits: number[] = []
  for (const hit of outcome.hits) {
    hits.push(snippets.add(hit.id, hit.bugType), rounded(hit.score), facts.add(hit, query.at))
  }
  return [
    0,
    rankOneNumber(outcome),
    hits,
    outcome.groups.map(group => group.size),
    outcome.open ? 1 : 0,
    ownScores(outcome.own, ownIds, reasons),
    deceivers.map(pair => ownIds.indexOf(pair.id)),
    rival === undefined ? -1 : ownIds.indexOf(rival.id),
    rival === undefined ? null : rounded(rival.gap),
  ]
}

/** The failing snippet with the highest score; the first id of equal ones. */
function bestOf(pairs: readonly OwnPair[]): OwnPair | undefined {
  let best = pairs[0]
  for (const pair of pairs) {
    if (best === undefined || pair.gap < best.gap) best = pair
    else if (pair.gap === best.gap && pair.id < best.id) best = pair
  }
  return best
}

/** The position in `RANK_ONE` of what stands at rank 1. */
function rankOneNumber(outcome: MeasuredOutcome): number {
  const { misses, ownMutant, other, tiedBoth } = missAnatomy([outcome])
  if (misses === 0) return 0
  const kind = [ownMutant, other, tiedBoth].indexOf(1)
  return kind === -1 ? 4 : kind + 1
}

function ownScores(
  own: MeasuredOutcome['own'],
  ids: readonly string[],
  reasons: NameList,
): MeasuredRow[5] {
  if ('notMeasured' in own) return reasons.add(own.notMeasured)
  return ids.map(id => {
    const score = own.find(each => each.id === id)?.score ?? null
    return score === null ? null : rounded(score)
  })
}

/** Six digits are shown at most; ties are told by the groups, never by the rounded score. */
export function rounded(score: number): number {
  if (score === 0) return 0
  if (Math.abs(score) >= 1e6) return Math.round(score)
  const scale = 10 ** (5 - Math.floor(Math.log10(Math.abs(score))))
  return Number.isFinite(scale) ? Math.round(score * scale) / scale : score
}
