import type { ChatBody } from '../model/chat-model.ts'
import type { Usage } from '../provenance.ts'

/** What a provider charges, per million tokens, in any currency. */
export interface Prices {
  readonly input: number
  /** Of a prompt that the server had in its cache; `input` when absent. */
  readonly cachedInput?: number | undefined
  /** Of everything generated, reasoning included. */
  readonly output: number
  /** Factor of the batch mode, e.g. 0.5. */
  readonly batchFactor: number
}

/** The mode in which a request is made. */
export type Mode = 'realtime' | 'batch'

const MILLION = 1e6
const MESSAGE_TOKENS = 16 // role and separators of one message, generously

/** Returns what an answer has cost. */
export function costOf(usage: Usage, prices: Prices, mode: Mode): number {
  const fresh = usage.prompt_tokens - usage.cached_tokens
  const cached = usage.cached_tokens * (prices.cachedInput ?? prices.input)
  const sum = fresh * prices.input + cached + usage.completion_tokens * prices.output
  return (sum / MILLION) * factorOf(prices, mode)
}

/**
 * Returns what a request can cost at most: a token of the prompt is at least one byte of its text or
 * of its schema, and no more is generated than the request allows.
 */
export function highestCost(body: ChatBody, prices: Prices, mode: Mode): number {
  const sum = highestPromptTokens(body) * prices.input + body.max_completion_tokens * prices.output
  return (sum / MILLION) * factorOf(prices, mode)
}

/** Returns an upper bound of the tokens of a prompt. */
export function highestPromptTokens({ messages, response_format: format }: ChatBody): number {
  const schema = format === undefined ? 0 : Buffer.byteLength(JSON.stringify(format))
  const texts = messages.map(({ content }) => Buffer.byteLength(content) + MESSAGE_TOKENS)
  return texts.reduce((sum, bytes) => sum + bytes, schema)
}

function factorOf(prices: Prices, mode: Mode): number {
  return mode === 'batch' ? prices.batchFactor : 1
}
