import { useLiteTokens, type Matrix, type TokenEmbedder } from '../embedders/index.ts'
import { InfrastructureError } from '../schema/index.ts'
import type { Reranker } from './reranker.ts'

/** Token vectors to compare. */
export interface LateInteractionOptions {
  readonly name?: string
  /** Texts → one unit vector a token; those of the bundled model when absent. */
  readonly embedTokens?: TokenEmbedder
  /** Id and version of that embedder, for results; needed with `embedTokens`. */
  readonly recipe?: { readonly id: string; readonly version: string }
  /** Bytes of token vectors that are kept for snippets that come again; 256 MB by default. */
  readonly memoryBytes?: number
}

/** A mean of cosines of float32 vectors: noise of their arithmetic, not a preference. */
const EPSILON = 2e-6

/**
 * Late interaction (Khattab and Zaharia 2020): each token of the query looks for the most similar
 * token of the snippet; the score is the mean of these cosines, from −1 to 1. The bundled model is
 * not trained for it: measured to be a useful reranker of prose, weak for code.
 */
export function lateInteraction(options: LateInteractionOptions = {}): Reranker {
  const { name = 'late interaction', memoryBytes = 2 ** 28 } = options
  const embed = options.embedTokens ?? useLiteTokens()
  const recipe = options.recipe ?? { id: 'use-lite tokens', version: '1' }
  const kept = recentMatrices(memoryBytes)
  return {
    name,
    epsilon: EPSILON,
    recipe: () => ({ id: `late-${recipe.id}`, version: `1 maxsim ${recipe.version}` }),
    async score(query, texts, { signal }) {
      const missing = Array.from(new Set(texts.filter(text => kept.get(text) === undefined)))
      const [asked, ...found] = await embed([query, ...missing], signal)
      const fresh = new Map(missing.map((text, at) => [text, found[at]]))
      const scores = texts.map(text => maxSim(asked, fresh.get(text) ?? kept.get(text)))
      for (const [text, matrix] of fresh) if (matrix !== undefined) kept.add(text, matrix)
      return scores
    },
  }
}

/** Mean over the query's tokens of the highest dot product with any token of the text. */
function maxSim(query: Matrix | undefined, text: Matrix | undefined): number {
  if (query === undefined || text === undefined || query.rows === 0 || text.rows === 0) {
    throw new InfrastructureError(
      'Late interaction must get at least one token vector of each text, but got none. Leave blank texts out.',
    )
  }
  let total = 0
  for (let token = 0; token < query.rows; token += 1) total += bestMatch(query, token, text)
  return total / query.rows
}

function bestMatch(query: Matrix, token: number, text: Matrix): number {
  const { dims } = query
  const wanted = query.data.subarray(token * dims, (token + 1) * dims)
  let best = -Infinity
  for (let row = 0; row < text.rows; row += 1) {
    const start = row * dims
    let sum = 0
    for (let at = 0; at < dims; at += 1) sum += (wanted[at] ?? 0) * (text.data[start + at] ?? 0)
    if (sum > best) best = sum
  }
  return best
}

interface RecentMatrices {
  get(text: string): Matrix | undefined
  add(text: string, matrix: Matrix): void
}

/** Keeps what was used last, within a number of bytes. */
function recentMatrices(most: number): RecentMatrices {
  const matrices = new Map<string, Matrix>()
  let bytes = 0
  return {
    get(text) {
      const matrix = matrices.get(text)
      if (matrix === undefined) return undefined
      matrices.delete(text)
      matrices.set(text, matrix)
      return matrix
    },
    add(text, matrix) {
      bytes += matrix.data.byteLength - (matrices.get(text)?.data.byteLength ?? 0)
      matrices.set(text, matrix)
      for (const [oldest, { data }] of matrices) {
        if (bytes <= most) break
        matrices.delete(oldest)
        bytes -= data.byteLength
      }
    },
  }
}
