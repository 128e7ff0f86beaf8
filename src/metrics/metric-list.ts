import { averagePrecision } from './average-precision.ts'
import { exec } from './exec.ts'
import { execNdcgGap } from './exec-ndcg-gap.ts'
import { execp } from './execp.ts'
import { hit } from './hit.ts'
import type { Metric } from './metric.ts'
import { ndcg } from './ndcg.ts'
import { ndcgRetrieved } from './ndcg-retrieved.ts'
import { precision } from './precision.ts'
import { recall } from './recall.ts'
import { reciprocalRank } from './reciprocal-rank.ts'
import { topical } from './topical.ts'

/** All metrics, in the order in which reports list them. */
export const METRICS: readonly Metric[] = [
  exec,
  execp,
  ndcg,
  ndcgRetrieved,
  execNdcgGap,
  recall,
  hit,
  reciprocalRank,
  averagePrecision,
  precision,
  topical,
]
