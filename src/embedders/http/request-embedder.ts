import { z } from 'zod'
import { InfrastructureError, InputError } from '../../schema/index.ts'
import { checkVectors } from '../check-vectors.ts'
import {
  renderText,
  type Embedder,
  type EmbedderRecipe,
  type EmbedderUsage,
  type Side,
} from '../embedder.ts'
import { adaptiveGate } from './adaptive-gate.ts'
import { newBudget, type Budget, type BudgetOptions } from './budget.ts'
import { decodeVectors } from './decode-vectors.ts'
import type { EmbeddingApi } from './embedding-api.ts'
import { HttpError } from './http-error.ts'
import type { RetryOptions } from './retry.ts'
import { estimateTokens, splitBatches } from './split-batches.ts'

/** How requests are made, whatever carries them. */
export interface RequestOptions extends BudgetOptions {
  readonly recipe: EmbedderRecipe
  /** Most requests at a time; fewer while the provider answers 429. 4 by default. */
  readonly concurrency?: number | undefined
  /** Attempts for each request, 6 by default, and the milliseconds around them. */
  readonly attempts?: number | undefined
  readonly waitMs?: number | undefined
  readonly longestWaitMs?: number | undefined
  readonly timeoutMs?: number | undefined
  /** Counts a rendered text's tokens as the model does: longer ones are refused before a request. */
  readonly countTokens?: ((text: string) => number) | undefined
}

/** Sends the body of one request and returns the parsed answer. */
export type Send = (
  body: object,
  how: RetryOptions & { readonly timeoutMs: number },
) => Promise<unknown>

/** An embedder that counts what it uses. */
export interface HttpEmbedder extends Embedder {
  usage(): EmbedderUsage
}

/** Returns an embedder that asks a provider of the shape `api`, through `send`. */
export function requestEmbedder(
  options: RequestOptions,
  api: EmbeddingApi,
  send: Send,
): HttpEmbedder {
  const { recipe, concurrency = 4, countTokens } = options
  const gate = adaptiveGate(concurrency)
  const budget = newBudget(options)
  let uncounted = 0
  return {
    recipe,
    chunks: { size: recipe.batchSize, parallel: concurrency },
    usage: () => ({ ...budget.spent(), cut: 0, uncounted }),
    async embed(texts, side, context) {
      const rendered = texts.map(text => renderText(recipe, text, side))
      if (countTokens === undefined)
        uncounted += rendered.filter(text => mayBeLong(text, recipe)).length
      else refuseLong(rendered, recipe, countTokens)
      const limits = { texts: recipe.batchSize, tokens: recipe.batchTokens }
      const batches = splitBatches(rendered, limits, countTokens)
      const { signal } = context ?? {}
      const ask = { options, api, send, side, signal, throttled: () => gate.slower(), budget }
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
      return checkVectors(decodeVectors(vectors, recipe.dims), texts, recipe)
    },
  }
}

type Encoded = readonly number[] | string

interface Ask {
  readonly options: RequestOptions
  readonly api: EmbeddingApi
  readonly send: Send
  readonly side: Side
  readonly signal: AbortSignal | undefined
  readonly throttled: () => void
  readonly budget: Budget
}

function mayBeLong(text: string, { maxTokens }: EmbedderRecipe): boolean {
  return estimateTokens(text) > maxTokens
}

function refuseLong(
  rendered: readonly string[],
  { id, maxTokens }: EmbedderRecipe,
  countTokens: (text: string) => number,
): void {
  for (const text of rendered) {
    const tokens = countTokens(text)
    if (tokens <= maxTokens) continue
    throw new InputError(
      `Model ${id} reads at most ${maxTokens} tokens, but the text ` +
        `${JSON.stringify(text.slice(0, 60))} has ${tokens}. Shorten it or leave it out: nothing is cut silently.`,
    )
  }
}

/** A refused batch is halved until the text that it was refused for is known. */
async function embedBatch(batch: readonly string[], ask: Ask): Promise<readonly Encoded[]> {
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

async function request(batch: readonly string[], ask: Ask): Promise<readonly Encoded[]> {
  const { options, api, side, signal, throttled, budget } = ask
  const { recipe, countTokens = estimateTokens } = options
  const estimate = batch.reduce((sum, text) => sum + countTokens(text), 0)
  budget.reserve(estimate)
  const answer = await ask
    .send(api.body(batch, side, recipe), {
      signal,
      throttled,
      timeoutMs: options.timeoutMs ?? 120_000,
      attempts: options.attempts ?? 6,
      waitMs: options.waitMs ?? 500,
      longestWaitMs: options.longestWaitMs ?? 60_000,
    })
    .catch((error: unknown) => {
      budget.release(estimate)
      throw error
    })
  const { vectors, tokens = estimate } = readAnswer(api, answer)
  budget.settle(estimate, tokens)
  if (vectors.length === batch.length) return vectors
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
        `${JSON.stringify(answer)?.slice(0, 200)}: ${z.prettifyError(error)}`,
      { cause: error },
    )
  }
}

/** Waits for every request, so that none runs on after the failure that is thrown. */
async function settleAll<Part>(parts: readonly Promise<Part>[]): Promise<readonly Part[]> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
