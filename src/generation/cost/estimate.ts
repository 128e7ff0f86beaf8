import type { ChatBody } from '../model/chat-model.ts'
import type { Usage } from '../provenance.ts'
import { costOf, highestCost, type Mode, type Prices } from './prices.ts'

/** What a run would ask and cost. */
export interface Estimate {
  readonly requests: number
  readonly prompt_tokens: number
  readonly completion_tokens: number
  /** Null without prices. */
  readonly cost: number | null
  /** If every answer were as long as allowed and every task went back as often as allowed. */
  readonly highest_cost: number | null
  /** What the expected length of an answer is taken from. */
  readonly basis: string
}

/** What an estimate is made from. */
export interface EstimateInput {
  /** The first request of every task that is still to be asked. */
  readonly bodies: readonly ChatBody[]
  readonly repairs: number
  readonly mode: Mode
  readonly prices: Prices | undefined
  /** Tokens of answers that were paid before. */
  readonly seen: readonly Usage[]
}

// The one entry of the paper's release whose counts are public.
const PAPER_COMPLETION_TOKENS = 5_755
// English and code, cl100k and o200k: three and a half to four bytes a token.
const BYTES_PER_TOKEN = 3.7

/** Estimates what the first requests of all tasks cost; nothing is asked. */
export function estimateCost(input: EstimateInput): Estimate {
  const { bodies, prices, mode, seen } = input
  const completion =
    seen.length === 0
      ? PAPER_COMPLETION_TOKENS
      : seen.reduce((sum, usage) => sum + usage.completion_tokens, 0) / seen.length
  const prompts = bodies.map(body => Math.round(promptBytes(body) / BYTES_PER_TOKEN))
  const perRequest = bodies.map((body, at) => ({
    prompt_tokens: prompts[at] ?? 0,
    cached_tokens: 0,
    completion_tokens: Math.min(Math.round(completion), body.max_completion_tokens),
    reasoning_tokens: 0,
  }))
  return {
    requests: bodies.length,
    prompt_tokens: sumOf(perRequest.map(usage => usage.prompt_tokens)),
    completion_tokens: sumOf(perRequest.map(usage => usage.completion_tokens)),
    cost: prices === undefined ? null : sumOf(perRequest.map(usage => costOf(usage, prices, mode))),
    highest_cost:
      prices === undefined ? null : sumOf(bodies.map(body => highestOf(body, input, prices))),
    basis:
      seen.length === 0
        ? `${PAPER_COMPLETION_TOKENS} completion tokens, as one entry of the paper`
        : `the mean of ${seen.length} answers in the journal`,
  }
}

// The answer before comes back as prompt, with what the gates said of it.
const CARRIED = 1.5

function highestOf(body: ChatBody, { repairs, mode }: EstimateInput, prices: Prices): number {
  const first = highestCost(body, prices, mode)
  const carried = { ...prices, output: prices.output + prices.input * CARRIED }
  return first + repairs * highestCost(body, carried, mode)
}

function promptBytes({ messages, response_format: format }: ChatBody): number {
  const text = sumOf(messages.map(({ content }) => Buffer.byteLength(content)))
  return text + (format === undefined ? 0 : Buffer.byteLength(JSON.stringify(format)))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
