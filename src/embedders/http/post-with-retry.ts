import { setTimeout } from 'node:timers/promises'
import { InfrastructureError } from '../../schema/index.ts'
import { HttpError } from './http-error.ts'

/** One request and how patiently it is made. */
export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal?: AbortSignal | undefined
  /** Milliseconds that one attempt may take. */
  readonly timeoutMs: number
  /** Attempts in all. */
  readonly attempts: number
  /** Milliseconds before the second attempt; doubled each time, at most `longestWaitMs`. */
  readonly waitMs: number
  readonly longestWaitMs: number
  /** Called when the provider asks for less. */
  readonly throttled?: (() => void) | undefined
}

const RETRIED = new Set([408, 409, 425, 429])
const EXHAUSTED = /insufficient_quota|billing_hard_limit|quota exceeded for/i

/**
 * Posts JSON and returns the parsed answer. Lost connections, timeouts, cut-off answers, 408, 409,
 * 425, 429 and 5xx are tried again after the time that the server names, else after a growing,
 * jittered wait. Everything else, and a quota that is used up, fails at once.
 * @throws HttpError when the answer is no success, InfrastructureError when there is none
 */
export async function postWithRetry(url: URL, options: PostOptions): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(url, options)
    if ('answer' in result) return result.answer
    options.signal?.throwIfAborted()
    const isLast = attempt >= options.attempts
    if (isLast || !result.isWorthRetrying) throw result.error
    if (result.isThrottled) options.throttled?.()
    const backoff = options.waitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
    const wait = Math.min(result.waitMs ?? backoff, options.longestWaitMs)
    await setTimeout(wait, undefined, options.signal === undefined ? {} : { signal: options.signal })
  }
}

type Attempt =
  | { readonly answer: unknown }
  | {
      readonly error: InfrastructureError
      readonly isWorthRetrying: boolean
      readonly isThrottled?: boolean
      readonly waitMs?: number | undefined
    }

async function tryOnce(url: URL, options: PostOptions): Promise<Attempt> {
  const shown = `${url.origin}${url.pathname}`
  try {
    const limit = AbortSignal.timeout(options.timeoutMs)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.headers },
      body: JSON.stringify(options.body),
      signal: options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]),
    })
    const text = await response.text()
    return response.ok ? { answer: JSON.parse(text) } : refused(shown, response, text)
  } catch (cause) {
    const reason = cause instanceof Error ? reasonOf(cause) : String(cause)
    const error = new InfrastructureError(`POST ${shown} must be answered, but was not: ${reason}.`, { cause })
    return { error, isWorthRetrying: true }
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long'
  if (error instanceof SyntaxError) return 'the answer is not whole JSON (or holds NaN)'
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message
}

function refused(shown: string, response: Response, text: string): Attempt {
  const { status, headers } = response
  const message = `POST ${shown} must succeed, but was answered ${status}: ${text.slice(0, 500)}`
  return {
    error: new HttpError(message, status),
    isWorthRetrying: (RETRIED.has(status) || status >= 500) && !EXHAUSTED.test(text),
    isThrottled: status === 429,
    waitMs: waitOf(headers),
  }
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function waitOf(headers: Headers): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const after = headers.get('retry-after')
  if (after === null) return undefined
  const seconds = Number(after)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
