import { createHash } from 'node:crypto'
import { withQueries } from '../evaluation/index.ts'
import { InputError, type Dataset, type Query } from '../schema/index.ts'

/** Seed of samples when none is given. */
export const SAMPLE_SEED = 20_260_510 // ExecRetrieval §4

/** How many queries to draw, and from which seed. */
export interface SampleOptions {
  readonly size: number
  readonly seed?: number | undefined
}

/**
 * Returns the named sub-dataset `<id>/sample-<size>`: queries of each domain and language in their
 * share of the whole (largest remainders first), drawn by the SHA-256 of seed and id, so that adding
 * a query to the dataset changes the sample by one query at most per stratum. The corpus stays
 * whole. A dataset that is not larger than the sample is returned as it is.
 * @throws InputError unless size is a positive whole number
 */
export function sampleDataset(
  dataset: Dataset,
  { size, seed = SAMPLE_SEED }: SampleOptions,
): Dataset {
  if (!Number.isInteger(size) || size < 1) {
    throw new InputError(`A sample must be a positive whole number of queries, but is ${size}.`)
  }
  if (size >= dataset.queries.length) return dataset
  const strata = [
    ...Map.groupBy<string, Query>(
      dataset.queries,
      ({ domain, language }) => `${language} ${domain}`,
    ),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, queries]) => queries)
  const shares = apportion(
    strata.map(queries => queries.length),
    size,
  )
  const drawn = new Set(strata.flatMap((queries, at) => draw(queries, shares[at] ?? 0, seed)))
  const name = seed === SAMPLE_SEED ? `sample-${size}` : `sample-${size}-seed-${seed}`
  return {
    ...withQueries(dataset, query => drawn.has(query)),
    id: `${dataset.id}/${name}`,
  }
}

/** Whole parts of `size` in the proportion of `counts`; ties of remainders go to the first. */
function apportion(counts: readonly number[], size: number): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map((count, at) => {
    const exact = count * size
    return { at, whole: Math.floor(exact / total), remainder: exact % total }
  })
  const missing = size - parts.reduce((sum, { whole }) => sum + whole, 0)
  const favoured = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return parts.map(({ at, whole }) => (favoured.has(at) ? whole + 1 : whole))
}

function draw(queries: readonly Query[], count: number, seed: number): readonly Query[] {
  const keyed = queries.map(query => ({
    query,
    key: createHash('sha256').update(`${seed} ${query.id}`).digest('hex'),
  }))
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ query }) => query)
}
