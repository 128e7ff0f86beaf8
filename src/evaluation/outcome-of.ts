import type { ScoredId } from '../retrievers/index.ts'
import {
  OUTCOME_VERSION,
  type CorpusEntry,
  type ExecutionQuery,
  type Hit,
  type MeasuredOutcome,
  type OwnScore,
  type TieGroup,
  type Verdict,
} from '../schema/index.ts'
import type { OwnScores } from './own-scores.ts'
import { tieGroups } from './tie-groups.ts'

/** Everything that was found out about one query. */
export interface Findings {
  readonly query: ExecutionQuery
  readonly k: number
  readonly epsilon: number
  readonly corpusSize: number
  readonly hits: readonly ScoredId[]
  readonly open: boolean
  readonly entryOf: (id: string) => CorpusEntry
  /** Verdicts of the ranked snippets that were judged and of all own ones, by id. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly own: readonly CorpusEntry[]
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
  const { query, k, epsilon } = findings
  const groups = groupsToJudge(findings.hits, k, epsilon).map(group =>
    group.map(hit => judgedHit(hit, findings)).sort(pessimisticOrder),
  )
  return {
    version: OUTCOME_VERSION,
    state: 'measured',
    queryId: query.id,
    domain: query.domain,
    language: query.language,
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
  const entry = findings.entryOf(hit.id)
  const isOwn = entry.queryId === findings.query.id
  return {
    ...hit,
    role: isOwn ? entry.role : 'foreign',
    ...(entry.bugType === undefined ? {} : { bugType: entry.bugType }),
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
  const passing = findings.own.filter(entry => verdictOf(entry.id, findings).passes).length
  return {
    corpus: findings.corpusSize,
    passing,
    gold: findings.query.canonicalIds.length,
    failingOwn: findings.own.length - passing,
  }
}

function ownScoresOf(findings: Findings): MeasuredOutcome['own'] {
  const { ownScores } = findings
  if ('notMeasured' in ownScores) return ownScores
  return findings.own.map(
    (entry): OwnScore => ({
      id: entry.id,
      role: entry.role,
      ...(entry.bugType === undefined ? {} : { bugType: entry.bugType }),
      score: ownScores.get(entry.id) ?? null,
      passes: verdictOf(entry.id, findings).passes,
    }),
  )
}

function verdictOf(id: string, findings: Findings): Verdict {
  const verdict = findings.verdicts.get(id)
  if (verdict === undefined) {
    throw new Error(`Snippet ${id} was not judged. This is a bug in vitest-retrieval; please report it.`)
  }
  return verdict
}
