import {
  adaptiveGate,
  HttpError,
  openAiFailure,
  unanswered,
  withRetry,
  type Attempt,
  type FailedAttempt,
  type RetryOptions,
} from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import { chatAnswer } from './chat-answer.ts'
import type { ChatAnswer, ChatModel, ChatRequest } from './chat-model.ts'
import type { OpenAiServerHandle, ServerOptions } from './open-ai-server.ts'
import type { Redact } from './redact.ts'

/** How a server is asked, one request at a time. */
export interface OpenAiModelOptions extends ServerOptions {
  /**
   * True to have the server keep completions under the request's key, so that an answer that a
   * killed run has lost is fetched and not paid again.
   */
  readonly isStored?: boolean | undefined
  /** Called before a request is sent again; the one before may have been billed when it was lost. */
  readonly retried?: ((request: ChatRequest, mayBeBilled: boolean) => void) | undefined
}

/** Name of the metadata under which stored completions and batches are found again. */
export const KEY_METADATA = 'vitest_retrieval_key'

const LONGEST_WAIT_MS = 120_000
const TIMEOUT_MS = 20 * 60_000

/** Returns the model behind a server. Every request carries its key as `Idempotency-Key`. */
export function openAiModel(server: OpenAiServerHandle, options: OpenAiModelOptions): ChatModel {
  const gate = adaptiveGate(options.concurrency ?? 4)
  const retry: RetryOptions = {
    attempts: options.attempts ?? 6,
    waitMs: options.waitMs ?? 1_000,
    longestWaitMs: LONGEST_WAIT_MS,
    throttled: () => gate.slower(),
  }
  const ask = async (request: ChatRequest, signal?: AbortSignal): Promise<ChatAnswer> => {
    let answer: ChatAnswer | undefined
    let failed: FailedAttempt | undefined
    const tryOnce = async (): Promise<Attempt> => {
      if (failed !== undefined) options.retried?.(request, !(failed.error instanceof HttpError))
      const result = await complete(server, request, { ...options, signal })
      if ('text' in result) answer = result
      else failed = result
      return 'text' in result ? { answer: result } : result
    }
    await withRetry(tryOnce, { ...retry, signal })
    if (answer !== undefined) return answer
    throw new InfrastructureError(
      'A request that ended must have an answer, but has none. This is a bug in vitest-retrieval; ' +
        'please report it.',
    )
  }
  return {
    endpoint: server.endpoint,
    complete: (request, signal) => gate.run(() => ask(request, signal)),
    recover: key => (options.isStored === true ? recover(server, key) : Promise.resolve(undefined)),
  }
}

interface CompleteOptions extends OpenAiModelOptions {
  readonly signal?: AbortSignal | undefined
}

async function complete(
  { client, shown, redact }: OpenAiServerHandle,
  { key, body }: ChatRequest,
  { signal, timeoutMs = TIMEOUT_MS, isStored }: CompleteOptions,
): Promise<ChatAnswer | FailedAttempt> {
  const limit = AbortSignal.timeout(timeoutMs)
  const place = `${shown}/chat/completions`
  const start = performance.now()
  const kept = isStored === true ? { store: true, metadata: { [KEY_METADATA]: key } } : {}
  try {
    const completion = await client.post('/chat/completions', {
      body: { ...body, ...kept },
      headers: { 'Idempotency-Key': key },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      // The package's own limit must not fire first.
      timeout: 2 * timeoutMs,
    })
    const failure = failureIn(completion)
    if (failure !== undefined) return unanswered(place, new Error(redact(failure)))
    return chatAnswer(completion, Math.round(performance.now() - start))
  } catch (cause) {
    if (cause instanceof InfrastructureError) throw withoutSecrets(cause, redact)
    const failed = limit.aborted ? unanswered(place, limit.reason) : openAiFailure(place, cause)
    return { ...failed, error: withoutSecrets(failed.error, redact) }
  }
}

/** Some gateways report a failure with status 200. */
function failureIn(completion: unknown): string | undefined {
  const isFailure = typeof completion === 'object' && completion !== null && 'error' in completion
  if (!isFailure || completion.error === null) return undefined
  return JSON.stringify(completion.error)?.slice(0, 500)
}

// A server may repeat the key that it did not like.
function withoutSecrets(error: InfrastructureError, redact: Redact): InfrastructureError {
  const message = redact(error.message)
  return error instanceof HttpError
    ? new HttpError(message, error.status)
    : new InfrastructureError(message)
}

async function recover(server: OpenAiServerHandle, key: string): Promise<ChatAnswer | undefined> {
  const query = { metadata: { [KEY_METADATA]: key }, limit: 1 }
  try {
    const page = await server.client.chat.completions.list(query)
    const [found] = page.data
    return found === undefined ? undefined : chatAnswer(found)
  } catch (error) {
    // A server without stored completions: the request is asked again under the same key.
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    const failed = openAiFailure(`${server.shown}/chat/completions`, error)
    throw withoutSecrets(failed.error, server.redact)
  }
}
