import { z } from 'zod'
import { postWithRetry } from '../embedders/index.ts'
import { InfrastructureError, InputError } from '../schema/index.ts'
import type { Reranker } from './reranker.ts'

/** A rerank endpoint and how to use it. */
export interface HttpRerankerOptions {
  readonly model: string
  /** The whole URL, e.g. of `/v2/rerank` (Cohere), `/v1/rerank` (Voyage, Jina, vLLM), `/rerank` (TEI). */
  readonly url: string
  /** `tei`: text-embeddings-inference. `model`: Cohere, Jina, vLLM, and Voyage. */
  readonly api: 'tei' | 'model'
  /** Environment variable that holds the key. */
  readonly keyFrom?: string
  /** Texts of one request; 32 by default. */
  readonly batchSize?: number
  readonly timeoutMs?: number
}

const TeiAnswer = z.array(z.object({ index: z.int(), score: z.number() }))
const Item = z.object({ index: z.int(), relevance_score: z.number() })
const ModelAnswer = z.union([
  z.object({ results: z.array(Item) }),
  z.object({ data: z.array(Item) }), // Voyage
])

/** A cross-encoder behind HTTP. Answers come sorted by score, so they are put back by `index`. */
export function httpReranker(options: HttpRerankerOptions): Reranker {
  const { model, batchSize = 32 } = options
  return {
    name: model,
    epsilon: 0,
    recipe: () => ({ id: model, version: `1 ${options.api}` }),
    async score(query, texts, { signal }) {
      const scores: number[] = []
      for (let at = 0; at < texts.length; at += batchSize) {
        scores.push(...(await scoreBatch(query, texts.slice(at, at + batchSize), options, signal)))
      }
      return scores
    },
  }
}

async function scoreBatch(
  query: string,
  texts: readonly string[],
  options: HttpRerankerOptions,
  signal: AbortSignal | undefined,
): Promise<readonly number[]> {
  const { api, model, url } = options
  const answer = await postWithRetry(new URL(url), {
    headers: headersOf(options),
    body:
      api === 'tei'
        ? { query, texts, raw_scores: true, truncate: false }
        : { model, query, documents: texts },
    signal,
    timeoutMs: options.timeoutMs ?? 120_000,
    attempts: 6,
    waitMs: 500,
    longestWaitMs: 60_000,
  })
  const scores = new Map(readItems(api, answer, model))
  return texts.map((_, index) => {
    const score = scores.get(index)
    if (score !== undefined) return score
    throw new InfrastructureError(
      `Reranker "${model}" must score each of ${texts.length} texts, but left out number ${index + 1}.`,
    )
  })
}

function readItems(
  api: 'tei' | 'model',
  answer: unknown,
  model: string,
): readonly (readonly [number, number])[] {
  const parsed = api === 'tei' ? TeiAnswer.safeParse(answer) : ModelAnswer.safeParse(answer)
  if (!parsed.success) {
    throw new InfrastructureError(
      `Reranker "${model}" must answer as "${api}" does, but: ${z.prettifyError(parsed.error)}`,
    )
  }
  const { data } = parsed
  if (Array.isArray(data)) return data.map(({ index, score }) => [index, score])
  const items = 'results' in data ? data.results : data.data
  return items.map(item => [item.index, item.relevance_score])
}

function headersOf({ keyFrom }: HttpRerankerOptions): Readonly<Record<string, string>> {
  if (keyFrom === undefined) return {}
  const key = process.env[keyFrom]
  if (key !== undefined && key !== '') return { authorization: `Bearer ${key}` }
  throw new InputError(
    `The environment variable ${keyFrom} must hold the provider's key, but is not set.`,
  )
}
