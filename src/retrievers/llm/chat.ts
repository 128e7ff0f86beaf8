import { z } from 'zod'
import {
  newBudget,
  openAiPost,
  type BudgetOptions,
  type OpenAiServer,
  type Spent,
} from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'

/** A language model behind OpenAI's protocol. */
export interface ChatOptions extends OpenAiServer, BudgetOptions {
  readonly model: string
  readonly timeoutMs?: number | undefined
  readonly attempts?: number | undefined
  readonly waitMs?: number | undefined
}

/** What is asked: instructions, the question, and the shape of the answer. */
export interface ChatQuestion<Answer> {
  readonly instructions: string
  readonly question: string
  readonly answer: z.ZodType<Answer>
  readonly signal: AbortSignal | undefined
}

/** Asks a language model for an answer of a given shape. */
export interface Chat {
  ask<Answer>(question: ChatQuestion<Answer>): Promise<Answer>
  usage(): Spent
}

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullable() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().optional() }).nullish(),
})
/** Bytes of code and English for one token, and what an answer may take: an estimate until the server says. */
const [BYTES_PER_TOKEN, ANSWER_TOKENS] = [3, 200]

/** Returns a chat that answers by JSON, at temperature 0 and with a fixed seed. */
export function openChat(options: ChatOptions): Chat {
  const { model, timeoutMs = 120_000, attempts = 6, waitMs = 500 } = options
  const post = openAiPost(options, `Reranking with ${model}`)
  const budget = newBudget(options)
  return {
    usage: () => budget.spent(),
    async ask({ instructions, question, answer, signal }) {
      const estimate =
        Math.ceil(Buffer.byteLength(instructions + question) / BYTES_PER_TOKEN) + ANSWER_TOKENS
      budget.reserve(estimate)
      const schema = { name: 'answer', strict: true, schema: z.toJSONSchema(answer) }
      const body = {
        model,
        temperature: 0,
        seed: 1,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: question },
        ],
        response_format: { type: 'json_schema', json_schema: schema },
      }
      const patience = { attempts, waitMs, longestWaitMs: 60_000, timeoutMs, signal }
      const completion = await post({ ...patience, path: '/chat/completions', body }).catch(
        (error: unknown) => {
          budget.release(estimate)
          throw error
        },
      )
      const { content, tokens = estimate } = contentOf(completion, model)
      budget.settle(estimate, tokens)
      return parse(content, answer, model)
    },
  }
}

function contentOf(
  completion: unknown,
  model: string,
): { readonly content: string; readonly tokens: number | undefined } {
  const parsed = Completion.safeParse(completion)
  const choice = parsed.data?.choices[0]
  const content = choice?.message.content
  if (content !== undefined && content !== null && choice?.finish_reason !== 'length') {
    return { content, tokens: parsed.data?.usage?.total_tokens }
  }
  throw new InfrastructureError(
    `Model ${model} must answer with one whole message, but answered ` +
      `${JSON.stringify(completion)?.slice(0, 200)}. Check that it is a chat model.`,
  )
}

function parse<Answer>(content: string, answer: z.ZodType<Answer>, model: string): Answer {
  try {
    return answer.parse(JSON.parse(content))
  } catch (cause) {
    throw new InfrastructureError(
      `Model ${model} must answer with JSON of the shape that it was given, but answered ` +
        `${content.slice(0, 200)}. Name a model that follows JSON schemas.`,
      { cause },
    )
  }
}
