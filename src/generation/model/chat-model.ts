import type { ChatMessage } from '../prompts/prompt.ts'
import type { Usage } from '../provenance.ts'

/** The body of one chat completion request; part of its key. */
export interface ChatBody {
  readonly model: string
  readonly messages: readonly ChatMessage[]
  readonly max_completion_tokens: number
  readonly reasoning_effort?: string
  readonly response_format?: Readonly<Record<string, unknown>>
}

/** One request. Requests with equal keys are the same request: it is paid once. */
export interface ChatRequest {
  /** SHA-256 over everything that the answer may depend on. */
  readonly key: string
  readonly body: ChatBody
}

/** What a server answered. */
export interface ChatAnswer {
  /** Null when the model wrote nothing. */
  readonly text: string | null
  /** What the model says when it does not want to. */
  readonly refusal: string | null
  /** `stop`, `length`, `content_filter`, …; null when the server does not say. */
  readonly finish_reason: string | null
  readonly model: string | null
  readonly usage: Usage | null
  readonly latency_ms?: number | undefined
}

/** A model that answers at once. */
export interface ChatModel {
  /** Host of the endpoint. */
  readonly endpoint: string
  /** @throws InfrastructureError when there is no answer */
  complete(request: ChatRequest, signal?: AbortSignal): Promise<ChatAnswer>
  /** The answer to a request that an earlier run has asked and lost, when the server keeps it. */
  recover(key: string): Promise<ChatAnswer | undefined>
}

/** What became of a batch. */
export interface BatchOutcome {
  readonly status: string
  /** Answers by request key; a request without one was not done. */
  readonly answers: ReadonlyMap<string, ChatAnswer>
  /** Why a request was not done, by its key. */
  readonly failures: ReadonlyMap<string, string>
}

/** A model that answers within a day for less money. */
export interface BatchModel {
  readonly endpoint: string
  /** Hands requests in and returns the batch's id. */
  submit(batchKey: string, requests: readonly ChatRequest[]): Promise<string>
  /** The id of a batch that was handed in under this key, when there is one. */
  find(batchKey: string): Promise<string | undefined>
  /** Undefined while the batch is under way. */
  collect(id: string): Promise<BatchOutcome | undefined>
}
