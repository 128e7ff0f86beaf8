import { z } from 'zod'

/** Tokens of one answer, as the server counts them. */
export const Usage = z.object({
  prompt_tokens: z.int().nonnegative(),
  /** Part of the prompt that the server had in its cache. */
  cached_tokens: z.int().nonnegative(),
  /** Everything that was generated, reasoning included. */
  completion_tokens: z.int().nonnegative(),
  reasoning_tokens: z.int().nonnegative(),
})
export type Usage = Readonly<z.infer<typeof Usage>>

/** Where a generated row comes from. Holds no secret: an endpoint is its host and nothing else. */
export const Provenance = z.object({
  /** The model that was asked for. */
  model: z.string(),
  /** The model that the server says has answered. */
  answered_model: z.string().nullable(),
  endpoint: z.string(),
  mode: z.enum(['realtime', 'batch']),
  /** ISO time at which the answer was there. */
  generated_at: z.string(),
  /** Name and version of the prompt, e.g. `candidate@1`. */
  prompt: z.string(),
  reasoning_effort: z.string().nullable(),
  /** Null when the server does not count. */
  usage: Usage.nullable(),
  /** Absent in batch mode. */
  latency_ms: z.number().nonnegative().optional(),
})
export type Provenance = Readonly<z.infer<typeof Provenance>>

/** Returns the host of an endpoint: no user, password, path or query. */
export function endpointHost(baseURL: string): string {
  return new URL(baseURL).host
}
