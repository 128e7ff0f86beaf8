import { canonicalMember, mutantMember, type PoolGroup } from './pool-group.ts'
import type { PoolInput } from './pool-task.ts'

/** The pool `all-mutants`: every verified mutant, so that exec@1* does not hang on one draw. */
export async function allMutantsPool({ tasks }: PoolInput): Promise<readonly PoolGroup[]> {
  return tasks.map(each => ({
    of: each,
    members: [canonicalMember(each), ...each.verified.map(mutant => mutantMember(mutant))],
  }))
}
