import { shareMetric } from './share.ts'

/**
 * recall@k: share of the query's gold snippets that are among the first k (trec_eval `recall`).
 * In [0, 1]; 0 for an empty list and for a query without gold.
 */
export const recall = shareMetric('recall', 'gold', ({ relevant }) => relevant.length)
