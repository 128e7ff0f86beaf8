export {
  describeRetrieval,
  type DescribeRetrievalOptions,
  type QueryAssertion,
} from './describe-retrieval.ts'
export type { ProvidedRetrieval } from './provided.ts'
