import { shareMetric } from './share.ts'

/**
 * P@k: share of the first k ranks that hold a gold snippet; divided by k also for shorter lists
 * (trec_eval `P`). In [0, 1]; 0 for an empty list.
 */
export const precision = shareMetric('P', 'gold', (_, k) => k)
