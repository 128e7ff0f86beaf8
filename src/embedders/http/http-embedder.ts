import { z } from 'zod'
import { InfrastructureError, InputError } from '../../schema/index.ts'
import { checkVectors } from '../check-vectors.ts'
import { renderText, type Embedder, type EmbedderRecipe, type Matrix, type Side } from '../embedder.ts'
import { adaptiveGate } from './adaptive-gate.ts'
import type { EmbeddingApi } from './embedding-api.ts'
import { HttpError } from './http-error.ts'
import { postWithRetry } from './post-with-retry.ts'
import { estimateTokens, splitBatches } from './split-batches.ts'

/** A provider's endpoint and how to use it. */
export interface HttpEmbedderOptions {
  readonly recipe: EmbedderRecipe
  readonly api: EmbeddingApi
  readonly baseURL: string
  /** Environment variable that holds the key. The key itself is never stored or shown. */
  readonly keyFrom?: string
  /** Most requests at a time; fewer while the provider answers 429. 4 by default. */
  readonly concurrency?: number
  /** Attempts for each request, 6 by default, and the milliseconds around them. */
  readonly attempts?: number
  readonly waitMs?: number
  readonly longestWaitMs?: number
  readonly timeoutMs?: number
  /** Price of a million tokens, in any currency; with `maxCost` nothing above it is asked. */
  readonly pricePerMillion?: number
  readonly maxCost?: number
}

/** An embedder that counts what it uses. */
export interface HttpEmbedder extends Embedder {
  /** Requests that were answered and the tokens and cost that they came to. */
  usage(): { readonly requests: number; readonly tokens: number; readonly cost: number }
}

/** Returns the embedder of a model behind HTTP. */
export function httpEmbedder(options: HttpEmbedderOptions): HttpEmbedder {
  const { recipe, concurrency = 4 } = options
  const gate = adaptiveGate(concurrency)
  const budget = newBudget(options)
  return {
    recipe,
    usage: () => budget.spent(),
    async embed(texts, side, context) {
      const rendered = texts.map(text => renderText(recipe, text, side))
      const batches = splitBatches(rendered, { texts: recipe.batchSize, tokens: recipe.batchTokens })
      const { signal } = context ?? {}
      const ask = { options, side, signal, throttled: () => gate.slower(), budget }
      let done = 0
      const parts = batches.map(batch =>
        gate.run(async () => {
          signal?.throwIfAborted()
          const vectors = await embedBatch(batch, ask)
          done += batch.length
          context?.progress?.(done, texts.length)
          return vectors
        }),
      )
      const vectors = (await settleAll(parts)).flat()
      return checkVectors(toMatrix(vectors, recipe.dims), texts, recipe)
    },
  }
}

interface Ask {
  readonly options: HttpEmbedderOptions
  readonly side: Side
  readonly signal: AbortSignal | undefined
  readonly throttled: () => void
  readonly budget: Budget
}

/** A refused batch is halved until the text that it was refused for is known. */
async function embedBatch(batch: readonly string[], ask: Ask): Promise<readonly Float32Array[]> {
  try {
    return await request(batch, ask)
  } catch (error) {
    const isRefused = error instanceof HttpError && [400, 413, 422].includes(error.status)
    if (!isRefused) throw error
    if (batch.length === 1) {
      const [text = ''] = batch
      throw new InputError(
        `Model ${ask.options.recipe.id} refused the text ${JSON.stringify(text.slice(0, 80))} ` +
          `(${text.length} characters). ${error.message}`,
        { cause: error },
      )
    }
    const middle = Math.ceil(batch.length / 2)
    const first = await embedBatch(batch.slice(0, middle), ask)
    return [...first, ...(await embedBatch(batch.slice(middle), ask))]
  }
}

async function request(batch: readonly string[], ask: Ask): Promise<readonly Float32Array[]> {
  const { options, side, signal, throttled, budget } = ask
  const { api, recipe, baseURL } = options
  const estimate = batch.reduce((sum, text) => sum + estimateTokens(text), 0)
  budget.reserve(estimate)
  const base = new URL(baseURL.endsWith('/') ? baseURL : `${baseURL}/`)
  const answer = await postWithRetry(new URL(api.path(recipe), base), {
    headers: api.headers(keyOf(options)),
    body: api.body(batch, side, recipe),
    signal,
    throttled,
    timeoutMs: options.timeoutMs ?? 120_000,
    attempts: options.attempts ?? 6,
    waitMs: options.waitMs ?? 500,
    longestWaitMs: options.longestWaitMs ?? 60_000,
  }).catch((error: unknown) => {
    budget.release(estimate)
    throw error
  })
  const { vectors, tokens = estimate } = readAnswer(api, answer)
  budget.settle(estimate, tokens)
  if (vectors.length === batch.length) return vectors.map(decode)
  throw new InfrastructureError(
    `Model ${recipe.id} must give ${batch.length} vectors for as many texts, but gave ${vectors.length}.`,
  )
}

function readAnswer(api: EmbeddingApi, answer: unknown): ReturnType<EmbeddingApi['read']> {
  try {
    return api.read(answer)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new InfrastructureError(
      `The server must answer as ${api.name} does, but answered ` +
        `${JSON.stringify(answer).slice(0, 200)}: ${z.prettifyError(error)}`,
      { cause: error },
    )
  }
}

function keyOf({ keyFrom }: HttpEmbedderOptions): string | undefined {
  if (keyFrom === undefined) return undefined
  const key = process.env[keyFrom]
  if (key !== undefined && key !== '') return key
  throw new InputError(`The environment variable ${keyFrom} must hold the provider's key, but is not set.`)
}

function decode(vector: readonly number[] | string): Float32Array {
  if (typeof vector !== 'string') return Float32Array.from(vector)
  const bytes = Uint8Array.from(Buffer.from(vector, 'base64'))
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}

function toMatrix(vectors: readonly Float32Array[], dims: number): Matrix {
  const wrong = vectors.find(vector => vector.length !== dims)
  if (wrong !== undefined) return { rows: vectors.length, dims: wrong.length, data: new Float32Array() }
  const data = new Float32Array(vectors.length * dims)
  for (const [row, vector] of vectors.entries()) data.set(vector, row * dims)
  return { rows: vectors.length, dims, data }
}

/** Waits for every request, so that none runs on after the failure that is thrown. */
async function settleAll<Part>(parts: readonly Promise<Part>[]): Promise<readonly Part[]> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}

interface Budget {
  reserve(tokens: number): void
  release(tokens: number): void
  settle(reserved: number, tokens: number): void
  spent(): { readonly requests: number; readonly tokens: number; readonly cost: number }
}

function newBudget({ pricePerMillion = 0, maxCost = Infinity }: HttpEmbedderOptions): Budget {
  let [requests, tokens, reserved] = [0, 0, 0]
  const costOf = (count: number): number => (count * pricePerMillion) / 1e6
  return {
    reserve(count) {
      const cost = costOf(tokens + reserved + count)
      if (cost > maxCost) {
        throw new InputError(
          `Embedding must cost at most ${maxCost}, but the next request would bring it to about ` +
            `${cost.toPrecision(3)}. What was embedded is kept; raise maxCost to go on.`,
        )
      }
      reserved += count
    },
    release: count => {
      reserved -= count
    },
    settle(estimate, count) {
      reserved -= estimate
      tokens += count
      requests += 1
    },
    spent: () => ({ requests, tokens, cost: costOf(tokens) }),
  }
}
