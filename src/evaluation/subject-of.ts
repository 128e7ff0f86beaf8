import { InputError, type Dataset, type Query } from '../schema/index.ts'
import { executionSubject } from './execution-subject.ts'
import { goldSubject } from './gold-subject.ts'
import type { Oracle } from './oracle.ts'
import type { Subject } from './subject.ts'

/**
 * Puts a query in front of its dataset's corpus and judge.
 * @throws InputError when the query is of another kind than the dataset
 */
export function subjectOf(query: Query, dataset: Dataset, oracle: Oracle | undefined): Subject {
  if (dataset.kind === 'gold' && 'goldIds' in query) return goldSubject(query, dataset)
  if (dataset.kind === 'execution' && 'tests' in query) {
    return executionSubject(query, dataset, oracle)
  }
  throw new InputError(
    `Query ${query.id} must be of the kind of its dataset "${dataset.id}" (${dataset.kind}), ` +
      'but is not. Bind it with the dataset that it was taken from.',
  )
}
