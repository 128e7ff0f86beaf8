/** What can stand at rank 1 of a query, by the number that the page's data holds for it. */
export const RANK_ONE = ['passes', 'own mutant', 'other snippet', 'tie of both', 'nothing'] as const
