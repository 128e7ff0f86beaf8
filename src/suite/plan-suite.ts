import type { RunPlan } from '../evaluation/index.ts'
import type { Retriever } from '../retrievers/index.ts'
import { InputError, type Dataset, type RunHeader } from '../schema/index.ts'
import { onlyQueries } from './only-queries.ts'
import type { ProvidedRetrieval } from './provided.ts'
import { sampleDataset } from './sample-dataset.ts'
import { sliceQueries } from './slice-queries.ts'

/** What a suite is planned from. */
export interface PlanOptions {
  readonly kind: RunHeader['kind']
  readonly dataset: Dataset
  readonly retriever: Retriever
  readonly k?: number | undefined
  readonly slice?: readonly [number, number] | undefined
  readonly sample?: number | undefined
}

/**
 * Returns which queries a suite asks and what it says of itself: first the sample, then the slice of
 * it, then what `VITEST_RETRIEVAL_ONLY` names of that. Its queries may be none. Asserting suites are
 * never sampled by the plugin: a promise on picked queries is not one on others.
 * @throws InputError when the dataset holds no query, or slice or sample are not valid
 */
export function planSuite(options: PlanOptions, provided: ProvidedRetrieval): RunPlan {
  const { kind, retriever, k, slice } = options
  if (options.dataset.queries.length === 0) {
    throw new InputError(
      'A retrieval suite must hold at least one query, but the dataset ' +
        `"${options.dataset.id}" has none.`,
    )
  }
  const size = options.sample ?? (kind === 'measure' ? provided.sample : undefined)
  const dataset = size === undefined ? options.dataset : sampleDataset(options.dataset, { size })
  const sliced = slice === undefined ? dataset.queries : sliceQueries(dataset.queries, slice)
  const plan = { kind, dataset, retriever, k, slice }
  const { only } = provided
  if (only === undefined) return { ...plan, queries: sliced }
  const queries = onlyQueries(sliced, only, { dataset, retriever: retriever.name })
  return { ...plan, queries, only: `VITEST_RETRIEVAL_ONLY=${shorten(only.text)}` }
}

const MAX_LENGTH = 60

function shorten(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`
}
