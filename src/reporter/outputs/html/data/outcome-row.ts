import { missAnatomy, ownPairsOf } from '../../../../analysis/index.ts'
import type { Hit, MeasuredOutcome, OwnScore, QueryOutcome } from '../../../../schema/index.ts'
import type { NameList } from './name-list.ts'
import type { FactsRow, MeasuredRow, OutcomeRow } from './page-data.ts'
import type { SnippetList } from './snippet-list.ts'

/** The lists that rows point into. */
export interface RowLists {
  readonly snippets: SnippetList
  readonly labels: NameList
  readonly reasons: NameList
  /** Each distinct `FactsRow` as JSON. */
  readonly facts: NameList
}

/** What a row is made of besides the outcome. */
export interface RowContext {
  /** Whether a passing snippet stands at rank 1, ties read pessimistically. */
  readonly isHit: boolean
  /** The query's own snippets, in the order of its list. */
  readonly ownIds: readonly string[]
}

/** Returns one query's outcome under one retriever as the page holds it. */
export function outcomeRow(outcome: QueryOutcome, context: RowContext, lists: RowLists): OutcomeRow {
  if (outcome.state === 'failed') {
    return [1, lists.reasons.add(`${outcome.fault.kind}: ${outcome.fault.message}`)]
  }
  if (outcome.state === 'not-measured') return [2, lists.reasons.add(outcome.reason)]
  return measuredRow(outcome, context, lists)
}

function measuredRow(outcome: MeasuredOutcome, context: RowContext, lists: RowLists): MeasuredRow {
  const { pairs } = ownPairsOf(outcome)
  const position = (id: string): number => context.ownIds.indexOf(id)
  const deceivers = pairs.filter(pair => pair.standing !== 'below')
  const [rival] = [...pairs].sort((a, b) => a.gap - b.gap || (a.id < b.id ? -1 : 1))
  return [
    0,
    context.isHit ? 0 : missNumber(outcome),
    outcome.hits.flatMap(hit => [
      lists.snippets.add(hit.id, hit.bugType),
      rounded(hit.score),
      lists.facts.add(JSON.stringify(factsRow(hit, lists.labels))),
    ]),
    outcome.groups.map(group => group.size),
    outcome.open ? 1 : 0,
    ownScores(outcome.own, context.ownIds, lists.reasons),
    deceivers.map(pair => position(pair.id)),
    rival === undefined ? -1 : position(rival.id),
    rival === undefined ? null : rounded(rival.gap),
  ]
}

/** The position in `RANK_ONE` of what stands at rank 1 of a miss. */
function missNumber(outcome: MeasuredOutcome): number {
  const { ownMutant, other, tiedBoth } = missAnatomy([outcome])
  const kind = [ownMutant, other, tiedBoth].indexOf(1)
  return kind === -1 ? 4 : kind + 1
}

function factsRow({ role, verdict }: Hit, labels: NameList): FactsRow {
  const passes = verdict.passes ? 1 : 0
  if (verdict.kind === 'gold') return [role, passes, 'gold', []]
  return [role, passes, verdict.source, verdict.labels.map(label => labels.add(label))]
}

function ownScores(
  own: MeasuredOutcome['own'],
  ids: readonly string[],
  reasons: NameList,
): MeasuredRow[5] {
  if ('notMeasured' in own) return reasons.add(own.notMeasured)
  const scores: ReadonlyMap<string, OwnScore> = new Map(own.map(each => [each.id, each]))
  return ids.map(id => {
    const score = scores.get(id)?.score ?? null
    return score === null ? null : rounded(score)
  })
}

/** Six digits are shown at most; ties are told by the groups, never by the rounded score. */
function rounded(score: number): number {
  return Number(score.toPrecision(6))
}
