import type { Candidate } from '../../mutation/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import { equivalentKeys } from './equivalent-keys.ts'

/** What the tests of one task do to its mutants. */
export interface Adequacy {
  /** All tier-1 mutants. */
  readonly all: number
  readonly killed: number
  /** Tier-1 mutants that pass every test and are listed in EQUIVALENT. */
  readonly equivalents: readonly Survivor[]
  /** Tier-1 mutants that pass every test and are not listed, with their keys. */
  readonly survivors: readonly Survivor[]
  /** Listed keys that match no tier-1 mutant. */
  readonly stale: readonly string[]
  /** Listed keys whose mutant is killed. */
  readonly killedKeys: readonly string[]
  /** Tier 2: all and killed. */
  readonly extended: { readonly all: number; readonly killed: number }
}

/** A mutant that no test kills. */
export interface Survivor {
  readonly key: string
  readonly candidate: Candidate
}

/** Sorts a task's mutants into killed, listed as equivalent and surviving. */
export function judgeAdequacy(task: TaskSource, candidates: readonly Candidate[]): Adequacy {
  const mutants = candidates.map(({ mutant }) => mutant)
  const keys = equivalentKeys(task.code, mutants)
  const listed = new Set(task.equivalents.map(({ key }) => key))
  const tierOne = ofTier(candidates, 1).map(candidate => ({
    key: keys.get(candidate.mutant.id) ?? '',
    candidate,
  }))
  const alive = tierOne.filter(({ candidate }) => survives(candidate))
  const killed = tierOne.filter(({ candidate }) => !survives(candidate))
  const known = new Set(tierOne.map(({ key }) => key))
  const extended = ofTier(candidates, 2)
  return {
    all: tierOne.length,
    killed: killed.length,
    equivalents: alive.filter(({ key }) => listed.has(key)),
    survivors: alive.filter(({ key }) => !listed.has(key)),
    stale: [...listed].filter(key => !known.has(key)),
    killedKeys: killed.filter(({ key }) => listed.has(key)).map(({ key }) => key),
    extended: {
      all: extended.length,
      killed: extended.filter(candidate => !survives(candidate)).length,
    },
  }
}

/** Killed = an assertion fails, the mutant crashes, or it runs into the CPU limit. */
function survives({ outcomes }: Candidate): boolean {
  return outcomes.length > 0 && outcomes.every(outcome => outcome === 'pass')
}

function ofTier(candidates: readonly Candidate[], tier: 1 | 2): readonly Candidate[] {
  return candidates.filter(({ mutant }) => mutant.tier === tier)
}
