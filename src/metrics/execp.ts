import { shareMetric } from './share.ts'

/**
 * execp@k: share of the first k ranks whose snippet passes all tests (ExecRetrieval §4). Missing
 * ranks count as failing. In [0, 1]; 0 for an empty list.
 */
export const execp = shareMetric('execp', 'passing', (_, k) => k)
