export { exactScorer, type ExactScorer, type Rows, type SimilarityKind } from './exact-scores.ts'
export { topK } from './top-k.ts'
