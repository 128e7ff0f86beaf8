// One line per matcher. Exported by name, so that declarations keep each file's type augmentation.
export { toBeOutranked } from './be-outranked.ts'
export { toDeceiveAtMost } from './deceive-at-most.ts'
export { toHoldAgainst } from './hold-against.ts'
export { toOutrankMutants } from './outrank-mutants.ts'
export { toPassAt } from './pass-at.ts'
export { toRankCanonicalFirst } from './rank-canonical-first.ts'
export { toReach } from './reach.ts'
export { toReachNdcg } from './reach-ndcg.ts'
