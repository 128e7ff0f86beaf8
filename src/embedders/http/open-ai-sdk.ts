import type { OpenAI } from 'openai'
import { importOptional } from '../import-optional.ts'
import { keyFrom } from './key-from.ts'
import {
  refused,
  unanswered,
  withRetry,
  type Attempt,
  type FailedAttempt,
  type RetryOptions,
} from './retry.ts'

/** A server that speaks OpenAI's protocol. */
export interface OpenAiServer {
  /** OpenAI's own when absent. */
  readonly baseURL?: string | undefined
  /** Environment variable that holds the key; no key is sent without it. */
  readonly keyFrom?: string | undefined
}

/** One request to such a server. */
export interface OpenAiRequest extends RetryOptions {
  /** For example `/embeddings`. */
  readonly path: string
  readonly body: object
  /** Milliseconds that one attempt may take. */
  readonly timeoutMs: number
}

/** Posts to a server through the `openai` package. */
export type OpenAiPost = (request: OpenAiRequest) => Promise<unknown>

/**
 * Returns a function that posts through the `openai` package. The package's own retries are off:
 * those of `withRetry` hold, and its errors read like those of every other provider.
 * @throws MissingPackageError, when it is called, if the package is not installed
 */
export function openAiPost(server: OpenAiServer, purpose: string): OpenAiPost {
  let opened: Promise<OpenAI> | undefined
  return async request => {
    const client = await (opened ??= openAiClient(server, purpose))
    return withRetry(() => tryOnce(client, request), request)
  }
}

/**
 * Opens the `openai` package's client of a server, its own retries off.
 * @throws MissingPackageError if the package is not installed, InputError if the key is not set
 */
export async function openAiClient(
  { baseURL, ...server }: OpenAiServer,
  purpose: string,
): Promise<OpenAI> {
  const key = keyFrom(server.keyFrom)
  const { OpenAI: Client } = await importOptional('openai', purpose, () => import('openai'))
  // Account headers from the environment belong to OpenAI alone.
  const account = baseURL === undefined ? {} : { baseURL, organization: null, project: null }
  return new Client({
    ...account,
    apiKey: key ?? 'none',
    maxRetries: 0,
    ...(key === undefined ? { defaultHeaders: { authorization: null } } : {}),
  })
}

async function tryOnce(client: OpenAI, request: OpenAiRequest): Promise<Attempt> {
  const { path, body, signal, timeoutMs } = request
  const base = new URL(client.baseURL)
  const shown = `${base.origin}${base.pathname.replace(/\/$/, '')}${path}`
  // The package's own timeout ends with the answer's first byte: ours must be the one that fires.
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const both = signal === undefined ? limit : AbortSignal.any([signal, limit])
    return { answer: await client.post(path, { body, signal: both, timeout: 2 * timeoutMs }) }
  } catch (cause) {
    return limit.aborted ? unanswered(shown, limit.reason) : openAiFailure(shown, cause)
  }
}

/** Returns what a request that the client threw at comes to; `shown` names it without secrets. */
export function openAiFailure(shown: string, cause: unknown): FailedAttempt {
  if (!(cause instanceof Error) || !('status' in cause) || typeof cause.status !== 'number') {
    return unanswered(shown, cause)
  }
  const headers =
    'headers' in cause && cause.headers instanceof Headers ? cause.headers : new Headers()
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
  const text = `${cause.message.replace(/^\d{3} /, '')}${code}`
  return refused(shown, { status: cause.status, text, header: name => headers.get(name) })
}
