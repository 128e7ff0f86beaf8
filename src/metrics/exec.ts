import { successMetric } from './success.ts'

/**
 * exec@k: 1 when a snippet among the first k passes all tests, else 0 (ExecRetrieval §4).
 * Expected over ties: 1 − C(n − p, s) / C(n, s) in the group of n with p passing of which s ranks
 * are shown. In [0, 1]; 0 for an empty list.
 */
export const exec = successMetric('exec', 'passing')
