import type { Spent } from '../../embedders/index.ts'
import { InputError } from '../../schema/index.ts'
import type { Reranker } from '../reranker.ts'
import { openChat, type ChatOptions } from './chat.ts'
import { listwiseScores } from './listwise.ts'
import { pointwiseScores } from './pointwise.ts'
import { positionBiasMeter, type PositionBias } from './position-bias.ts'

/** A language model that judges snippets. */
export interface LlmRerankerOptions extends ChatOptions {
  readonly name?: string
  /** `pointwise`: a grade for each snippet alone; `listwise`: an order of lists. */
  readonly mode: 'pointwise' | 'listwise'
  /** Requests at a time of the pointwise mode; 4 by default. */
  readonly concurrency?: number
  /** Snippets of a list; longer rankings are sorted by windows that overlap by half. 20 by default. */
  readonly listSize?: number
  /** Orders in which each list is shown, random ones and their reverse; their mean place counts. 2 by default. */
  readonly orders?: number
  /** Seed of those orders. */
  readonly seed?: number
}

/** A reranker that knows what it used and how the order that it was shown swayed it. */
export interface LlmReranker extends Reranker {
  usage(): Spent
  /** Over all lists so far; measured in the listwise mode only. */
  positionBias(): PositionBias
}

/** Raised whenever the words of a prompt change: results name it. */
const PROMPT_VERSION = 1

/** Reranks by a language model behind OpenAI's protocol, which answers by JSON of a given schema. */
export function llmReranker(options: LlmRerankerOptions): LlmReranker {
  const { model, mode, concurrency = 4, listSize = 20, orders = 2, seed = 1 } = options
  if (listSize < 2 || orders < 1) {
    throw new InputError(
      `llmReranker needs listSize from 2 and orders from 1 on, but got ${listSize} and ${orders}.`,
    )
  }
  const chat = openChat(options)
  const bias = positionBiasMeter()
  const version =
    mode === 'pointwise' ? 'pointwise' : `listwise size=${listSize} orders=${orders} seed=${seed}`
  return {
    name: options.name ?? `${model} ${mode}`,
    epsilon: 0,
    recipe: () => ({ id: `llm-${model}`, version: `${PROMPT_VERSION} ${version}` }),
    usage: () => chat.usage(),
    positionBias: () => bias.result(),
    async score(query, texts, { signal }) {
      if (mode === 'pointwise') return pointwiseScores({ chat, query, texts, concurrency, signal })
      return listwiseScores({ chat, query, texts, listSize, orders, seed, bias, signal })
    },
  }
}
