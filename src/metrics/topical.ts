import { successMetric } from './success.ts'

/**
 * topical@k: 1 when one of the query's own snippets, right or wrong, is among the first k, else 0:
 * the retriever found the topic. In [0, 1]; 0 for an empty list. It has no floor: own snippets in
 * random order are always topical.
 */
export const topical = successMetric('topical', 'own')
