import { z } from 'zod'
import { InfrastructureError } from '../../schema/index.ts'
import type { ChatAnswer } from './chat-model.ts'

const Count = z.int().nonnegative()

const CompletionUsage = z.object({
  prompt_tokens: Count,
  completion_tokens: Count,
  prompt_tokens_details: z.object({ cached_tokens: Count.nullish() }).nullish(),
  completion_tokens_details: z.object({ reasoning_tokens: Count.nullish() }).nullish(),
})

const Completion = z.object({
  model: z.string().nullish(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: CompletionUsage.nullish(),
})

/**
 * Reads a chat completion as any compatible server sends it.
 * @throws InfrastructureError when it is something else
 */
export function chatAnswer(completion: unknown, latencyMs?: number): ChatAnswer {
  const parsed = Completion.safeParse(completion)
  if (!parsed.success) throw noCompletion(completion)
  const { model, choices, usage } = parsed.data
  const choice = choices[0]
  return {
    text: choice?.message.content ?? null,
    refusal: choice?.message.refusal ?? null,
    finish_reason: choice?.finish_reason ?? null,
    model: model ?? null,
    usage:
      usage === null || usage === undefined
        ? null
        : {
            prompt_tokens: usage.prompt_tokens,
            cached_tokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
            completion_tokens: usage.completion_tokens,
            reasoning_tokens: usage.completion_tokens_details?.reasoning_tokens ?? 0,
          },
    ...(latencyMs === undefined ? {} : { latency_ms: latencyMs }),
  }
}

function noCompletion(completion: unknown): InfrastructureError {
  return new InfrastructureError(
    'The server must answer with a chat completion, but sent ' +
      `${JSON.stringify(completion)?.slice(0, 200)}. Check the base URL.`,
  )
}
