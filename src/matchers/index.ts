import { toDeceiveAtMost } from './deceive-at-most.ts'
import { toHoldAgainst } from './hold-against.ts'
import { toOutrankMutants } from './outrank-mutants.ts'
import { toPassAt } from './pass-at.ts'
import { toRankCanonicalFirst } from './rank-canonical-first.ts'
import { toReach } from './reach.ts'
import { toReachNdcg } from './reach-ndcg.ts'

/** Every matcher, as `expect.extend` takes them; the plugin registers them in every test file. */
export const matchers = {
  toDeceiveAtMost,
  toHoldAgainst,
  toOutrankMutants,
  toPassAt,
  toRankCanonicalFirst,
  toReach,
  toReachNdcg,
}
