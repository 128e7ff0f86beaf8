import { successMetric } from './success.ts'

/**
 * hit@k: 1 when a gold snippet is among the first k, else 0 (trec_eval `success`). In [0, 1]; 0 for
 * an empty list.
 */
export const hit = successMetric('hit', 'gold')
