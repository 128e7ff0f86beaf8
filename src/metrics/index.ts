export { averagePrecision } from './average-precision.ts'
export { exec } from './exec.ts'
export { execNdcgGap } from './exec-ndcg-gap.ts'
export { execp } from './execp.ts'
export {
  gradedRanking,
  measureGraded,
  orderTrec,
  type ScoredDocument,
} from './graded-ranking.ts'
export { hit } from './hit.ts'
export { liftOf } from './lift.ts'
export { measure } from './measure.ts'
export type { Metric } from './metric.ts'
export { METRICS } from './metric-list.ts'
export { ndcg } from './ndcg.ts'
export { ndcgRetrieved } from './ndcg-retrieved.ts'
export { parseMetric, type NamedMetric } from './parse-metric.ts'
export { precision } from './precision.ts'
export type { Bounds, Ranking } from './ranking.ts'
export { recall } from './recall.ts'
export { reciprocalRank } from './reciprocal-rank.ts'
export type { GradedRanking, TieGains } from './tied-gains.ts'
export { topical } from './topical.ts'
