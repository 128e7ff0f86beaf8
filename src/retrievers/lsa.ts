import { dot } from './lsa/dot.ts'
import { latentSpace } from './lsa/latent-space.ts'
import { fitVectorizer } from './lsa/vectorizer.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** How the latent space is made. */
export interface LsaOptions {
  readonly name?: string
  /** Dimensions of the latent space; 256 by default, fewer in a small corpus. */
  readonly dims?: number
  /** Most features that are kept; 32,768 by default. */
  readonly features?: number
  /** Seed of the randomised factorisation. */
  readonly seed?: number
}

/** Far above the rounding of the factorisation's sums, far below any difference in text. */
const EPSILON = 1e-9

/**
 * Latent semantic analysis (Deerwester et al. 1990): TF-IDF over words, operators, numbers and
 * character n-grams, reduced by a truncated singular value decomposition; ranks by cosine. It is
 * transductive: fitted on the very corpus that it ranks. No model of language, and no stand-in for
 * an embedding model.
 */
export function lsa(options: LsaOptions = {}): Retriever {
  const { name = 'lsa', dims = 256, features = 32_768, seed = 1 } = options
  return scoringRetriever({
    name,
    epsilon: EPSILON,
    recipe: () => ({
      id: 'lsa',
      version: `2 transductive dims=${dims} features=${features} seed=${seed}`,
    }),
    async prepare(snippets, context) {
      const vectorizer = fitVectorizer(
        snippets.map(({ text }) => text),
        features,
      )
      const { length } = snippets
      const space = await latentSpace(vectorizer.rows, {
        dims,
        seed,
        progress: (done, total) => context?.progress?.(Math.floor((done * length) / total), length),
      })
      const vectors = space.rows.map(unit)
      return query => {
        const wanted = unit(space.project(vectorizer.transform(query)))
        return Float64Array.from(vectors, vector => dot(wanted, vector))
      }
    },
  })
}

/** A text without a known feature has no direction: it stays zero and scores 0 everywhere. */
function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map(value => value / length)
}
