import type { Bounds } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { choose } from './choose.ts'

/** What decides rank 1 once some of a query's own failing snippets are removed. */
export interface RankOneContest {
  /** The query's own failing snippets. */
  readonly own: number
  /** Own failing snippets in front of the first group that holds anything else. */
  readonly ownAbove: number
  /** Own failing snippets in that group. */
  readonly ownTied: number
  /** Passing snippets in that group. */
  readonly passingTied: number
  /** Everything else in that group. */
  readonly otherTied: number
}

/**
 * Reads the contest for rank 1 out of the tie groups. Undefined when the judged ranks hold own
 * failing snippets only, so that nobody knows what comes after them.
 */
export function rankOneContest(outcome: MeasuredOutcome): RankOneContest | undefined {
  const { groups, open, totals } = outcome
  const own = totals.failingOwn
  let ownAbove = 0
  for (const [at, group] of groups.entries()) {
    // An own snippet that passes is counted by `passing`; what is left of the own ones fails.
    const ownTied = Math.max(0, group.own - ownPassing(outcome, at))
    const goesOn = open && at === groups.length - 1
    const unseen = goesOn ? totals.corpus - groups.reduce((sum, each) => sum + each.size, 0) : 0
    const otherTied = group.size - ownTied - group.passing + unseen
    if (group.passing > 0 || otherTied > 0) {
      return { own, ownAbove, ownTied, passingTied: group.passing, otherTied }
    }
    ownAbove += ownTied
  }
  const isWhole = !open && groups.reduce((sum, each) => sum + each.size, 0) < outcome.k
  return isWhole ? { own, ownAbove, ownTied: 0, passingTied: 0, otherTied: 0 } : undefined
}

/**
 * Passing members of a group that are the query's own; foreign passing ones are seen in the hits.
 */
function ownPassing({ groups, hits }: MeasuredOutcome, at: number): number {
  const before = groups.slice(0, at).reduce((sum, group) => sum + group.size, 0)
  const group = groups[at]
  if (group === undefined) return 0
  const foreign = hits
    .slice(before, before + group.size)
    .filter(hit => hit.role === 'foreign' && hit.verdict.passes).length
  return group.passing - foreign
}

/**
 * Exact expected exec@1 when a random subset of `kept` own failing snippets is retained and the
 * rest of the corpus held fixed: Σⱼ C(t, j) C(m − b − t, kept − j) / C(m, kept) · value(j), with b
 * own ones above and t tied with the first group that holds anything else. Without ties and
 * equivalents this is C(m − b, kept) / C(m, kept), or 0 where something foreign stands first
 * (ExecRetrieval, Table 4). A query with fewer own snippets contributes its shipped configuration.
 */
export function execKeeping(contest: RankOneContest, kept: number): Bounds {
  const { own, ownAbove, ownTied } = contest
  const retained = Math.min(kept, own)
  const bounds = { pessimistic: 0, expected: 0, optimistic: 0 }
  for (let tied = 0; tied <= Math.min(ownTied, retained); tied += 1) {
    const ways = choose(ownTied, tied) * choose(own - ownAbove - ownTied, retained - tied)
    const chance = ways / choose(own, retained)
    const value = rankOneValue(contest, tied)
    bounds.pessimistic += chance * value.pessimistic
    bounds.expected += chance * value.expected
    bounds.optimistic += chance * value.optimistic
  }
  return bounds
}

function rankOneValue({ passingTied, otherTied }: RankOneContest, ownKept: number): Bounds {
  const failing = otherTied + ownKept
  if (passingTied === 0) return { pessimistic: 0, expected: 0, optimistic: 0 }
  return {
    pessimistic: failing === 0 ? 1 : 0,
    expected: passingTied / (passingTied + failing),
    optimistic: 1,
  }
}
