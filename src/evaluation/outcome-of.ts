import type { ScoredId } from '../retrievers/index.ts'
import type { Hit, MeasuredOutcome, OwnScore, TieGroup, Verdict } from '../schema/index.ts'
import { identityOf } from './identity-of.ts'
import type { OwnScores } from './own-scores.ts'
import type { Subject } from './subject.ts'
import { tieGroups } from './tie-groups.ts'

/** Everything that was found out about one query. */
export interface Findings {
  readonly subject: Subject
  readonly k: number
  readonly epsilon: number
  readonly hits: readonly ScoredId[]
  readonly open: boolean
  /** Verdicts of the ranked snippets that were judged and of all own ones, by id. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly ownScores: OwnScores
  readonly searchMs: number
}

/** Returns the tie groups that cover ranks 1…k, whole. */
export function groupsToJudge(
  hits: readonly ScoredId[],
  k: number,
  epsilon: number,
): readonly (readonly ScoredId[])[] {
  let before = 0
  return tieGroups(hits, epsilon).filter(group => {
    const isInside = before < k
    before += group.length
    return isInside
  })
}

/** Returns the raw facts of a judged query; no metric yet. */
export function outcomeOf(findings: Findings): MeasuredOutcome {
  const { subject, k, epsilon } = findings
  const groups = groupsToJudge(findings.hits, k, epsilon).map(group =>
    group.map(hit => judgedHit(hit, findings)).sort(pessimisticOrder),
  )
  return {
    ...identityOf(subject.query),
    state: 'measured',
    k,
    hits: groups.flat().slice(0, k),
    groups: groups.map(tieGroupOf),
    open: findings.open,
    totals: totalsOf(findings),
    epsilon,
    own: ownScoresOf(findings),
    searchMs: findings.searchMs,
  }
}

function judgedHit(hit: ScoredId, findings: Findings): Hit {
  const { role = 'foreign', bugType, tokens } = findings.subject.describe(hit.id) ?? {}
  return {
    ...hit,
    role,
    ...(bugType === undefined ? {} : { bugType }),
    ...(tokens === undefined ? {} : { tokens }),
    verdict: verdictOf(hit.id, findings),
  }
}

/** Failing before passing before canonical (DESIGN: the headline never profits from a tie). */
function pessimisticOrder(a: Hit, b: Hit): number {
  return orderClass(a) - orderClass(b) || (a.id < b.id ? -1 : 1)
}

function orderClass(hit: Hit): number {
  if (hit.role === 'canonical') return 2
  return hit.verdict.passes ? 1 : 0
}

function tieGroupOf(hits: readonly Hit[]): TieGroup {
  return {
    size: hits.length,
    passing: hits.filter(hit => hit.verdict.passes).length,
    gold: hits.filter(hit => hit.role === 'canonical').length,
    own: hits.filter(hit => hit.role !== 'foreign').length,
  }
}

function totalsOf(findings: Findings): MeasuredOutcome['totals'] {
  const { own, corpusSize, gold } = findings.subject
  const passing = own.filter(({ id }) => verdictOf(id, findings).passes).length
  return { corpus: corpusSize, passing, gold, failingOwn: own.length - passing }
}

function ownScoresOf(findings: Findings): MeasuredOutcome['own'] {
  const { ownScores } = findings
  if ('notMeasured' in ownScores) return ownScores
  return findings.subject.own.map((entry): OwnScore => ({
    id: entry.id,
    role: entry.role,
    ...(entry.bugType === undefined ? {} : { bugType: entry.bugType }),
    score: ownScores.get(entry.id) ?? null,
    passes: verdictOf(entry.id, findings).passes,
  }))
}

function verdictOf(id: string, findings: Findings): Verdict {
  const verdict = findings.verdicts.get(id)
  if (verdict === undefined) {
    throw new Error(
      `Snippet ${id} was not judged. This is a bug in vitest-retrieval; please report it.`,
    )
  }
  return verdict
}
