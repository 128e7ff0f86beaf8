import { z } from 'zod'
import { keyFrom, postWithRetry } from '../embedders/index.ts'
import { InfrastructureError } from '../schema/index.ts'
import type { SparseEncoder, TermWeights } from './learned-sparse.ts'

/** A text-embeddings-inference server that runs a SPLADE model. */
export interface TeiSparseOptions {
  readonly baseURL: string
  /** Environment variable that holds the key. */
  readonly keyFrom?: string
  /** Texts of one request; 32, the server's own limit, by default. */
  readonly batchSize?: number
  readonly timeoutMs?: number
}

const Answer = z.array(z.array(z.object({ index: z.int().nonnegative(), value: z.number() })))

/** Returns the weights that `POST /embed_sparse` gives; a text that is too long is refused, never cut. */
export function teiSparseEncoder(options: TeiSparseOptions): SparseEncoder {
  const { baseURL, batchSize = 32, timeoutMs = 120_000 } = options
  const url = new URL('embed_sparse', baseURL.endsWith('/') ? baseURL : `${baseURL}/`)
  return async (texts, _side, signal) => {
    const key = keyFrom(options.keyFrom)
    const headers: Readonly<Record<string, string>> =
      key === undefined ? {} : { authorization: `Bearer ${key}` }
    const encoded: TermWeights[] = []
    for (let start = 0; start < texts.length; start += batchSize) {
      const inputs = texts.slice(start, start + batchSize)
      const patience = { attempts: 6, waitMs: 500, longestWaitMs: 60_000, timeoutMs, signal }
      encoded.push(
        ...read(
          await postWithRetry(url, { headers, body: { inputs, truncate: false }, ...patience }),
        ),
      )
    }
    return encoded
  }
}

function read(answer: unknown): readonly TermWeights[] {
  const parsed = Answer.safeParse(answer)
  if (parsed.success)
    return parsed.data.map(terms => new Map(terms.map(({ index, value }) => [index, value])))
  throw new InfrastructureError(
    `The server must answer /embed_sparse as text-embeddings-inference does, but: ${z.prettifyError(parsed.error)}`,
  )
}
