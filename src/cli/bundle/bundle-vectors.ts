import { basename } from 'node:path'
import { findVectors, type FoundVectors, type StoredSystem } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'
import { exactScorer, type SimilarityKind } from '../../similarity/index.ts'
import { readArrays } from '../score/read-vectors.ts'
import type { Bundle } from './read-bundle.ts'

/** Stored similarities have six decimals; half of the last one, and what float32 may add. */
export const SIMILARITY_TOLERANCE = 2e-6

/** The vectors of a stored system, and how its similarities were computed. */
export interface BundleVectors {
  readonly archive: string
  readonly queries: FoundVectors
  readonly corpus: FoundVectors
  readonly similarity: SimilarityKind
  /** Largest difference between a stored and the recomputed similarity. */
  readonly largestDifference: number
  readonly compared: number
}

/** The archive of a model: the one whose name holds the model's, letters and digits compared. */
export function archiveOf(model: string, archives: readonly string[]): string | undefined {
  const full = plain(model)
  const short = plain(model.split('/').at(-1) ?? '')
  const stems = archives.map(file => ({ file, stem: plain(basename(file, '.npz')) }))
  const exact = stems.find(({ stem }) => stem === full || stem === short)
  const within = stems.filter(({ stem }) => stem.includes(short))
  return exact?.file ?? (within.length === 1 ? within[0]?.file : undefined)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * Reads the vectors of a system and tells by its stored similarities whether they are cosines or dot
 * products.
 * @throws InputError when the archive holds no fitting arrays
 */
export async function readBundleVectors(
  system: StoredSystem,
  archive: string,
  { queryIds, corpusIds }: Pick<Bundle, 'queryIds' | 'corpusIds'>,
): Promise<BundleVectors> {
  const arrays = await readArrays(archive)
  const queries = findVectors(arrays, { side: 'queries', ids: queryIds, file: archive })
  const corpus = findVectors(arrays, { side: 'corpus', ids: corpusIds, file: archive })
  if (queries.dims !== corpus.dims) {
    throw new InputError(
      `${archive} must hold queries and corpus of one dimension, but has ${queries.dims} and ` +
        `${corpus.dims}.`,
    )
  }
  const cosine = differenceOf(system, { queries, corpus, queryIds, corpusIds }, 'cosine')
  const dot = differenceOf(system, { queries, corpus, queryIds, corpusIds }, 'dot')
  // Vectors of unit length make both equal; a cosine then is what a reader expects.
  const similarity = dot.largest < cosine.largest - SIMILARITY_TOLERANCE ? 'dot' : 'cosine'
  const { largest, compared } = similarity === 'dot' ? dot : cosine
  return { archive, queries, corpus, similarity, largestDifference: largest, compared }
}

interface Sides {
  readonly queries: FoundVectors
  readonly corpus: FoundVectors
  readonly queryIds: readonly string[]
  readonly corpusIds: readonly string[]
}

function differenceOf(
  system: StoredSystem,
  { queries, corpus, queryIds, corpusIds }: Sides,
  kind: SimilarityKind,
): { readonly largest: number; readonly compared: number } {
  const scorer = exactScorer(corpus, kind)
  const rowOf = new Map(corpusIds.map((id, at) => [id, at]))
  const queryRow = new Map(queryIds.map((id, at) => [id, at]))
  let [largest, compared] = [0, 0]
  for (const { query_id: query, top_results: hits } of system.per_query) {
    const at = queryRow.get(query)
    if (at === undefined) continue
    const known = hits.filter(hit => rowOf.has(hit.corpus_id))
    const vector = queries.data.subarray(at * queries.dims, (at + 1) * queries.dims)
    const scores = scorer.scores(
      vector,
      known.map(hit => rowOf.get(hit.corpus_id) ?? 0),
    )
    for (const [rank, hit] of known.entries()) {
      compared += 1
      largest = Math.max(largest, Math.abs((scores[rank] ?? 0) - hit.similarity))
    }
  }
  return { largest, compared }
}
