import { exec } from './exec.ts'
import type { Metric } from './metric.ts'
import { ndcg } from './ndcg.ts'

/**
 * exec–nDCG gap@k: exec@k − nDCG@k in the same order of ties (ExecRetrieval §4). In [−1, 1]; 0 for
 * an empty list. Its `pessimistic` and `optimistic` are the gap in those two orders of ties, not
 * the gap's own extremes, and it has no floor.
 */
export const execNdcgGap: Metric = {
  name: 'exec-nDCG-gap',
  binary: false,
  at(ranking, k) {
    const executed = exec.at(ranking, k)
    const gained = ndcg.at(ranking, k)
    return {
      pessimistic: executed.pessimistic - gained.pessimistic,
      expected: executed.expected - gained.expected,
      optimistic: executed.optimistic - gained.optimistic,
    }
  },
}
