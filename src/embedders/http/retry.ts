import { setTimeout } from 'node:timers/promises'
import { InfrastructureError } from '../../schema/index.ts'
import { HttpError } from './http-error.ts'

/** How patiently a request is made. */
export interface RetryOptions {
  readonly signal?: AbortSignal | undefined
  /** Attempts in all. */
  readonly attempts: number
  /** Milliseconds before the second attempt; doubled each time, at most `longestWaitMs`. */
  readonly waitMs: number
  readonly longestWaitMs: number
  /** Called when the provider asks for less. */
  readonly throttled?: (() => void) | undefined
}

/** What one attempt came to. */
export type Attempt = { readonly answer: unknown } | FailedAttempt

/** An attempt without an answer, and whether another one is worth it. */
export interface FailedAttempt {
  readonly error: InfrastructureError
  readonly isWorthRetrying: boolean
  readonly isThrottled?: boolean
  readonly waitMs?: number | undefined
}

/** A provider's answer that is no success. */
export interface Refusal {
  readonly status: number
  readonly text: string
  header(name: string): string | null
}

const RETRIED = new Set([408, 409, 425, 429])
const EXHAUSTED = /insufficient_quota|billing_hard_limit|quota exceeded for/i

/**
 * Makes a request until it is answered. Lost connections, timeouts, cut-off answers, 408, 409, 425,
 * 429 and 5xx are tried again after the time that the server names, else after a growing, jittered
 * wait. Everything else, and a quota that is used up, fails at once.
 * @throws HttpError when the answer is no success, InfrastructureError when there is none
 */
export async function withRetry(
  tryOnce: () => Promise<Attempt>,
  options: RetryOptions,
): Promise<unknown> {
  const { signal } = options
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce()
    if ('answer' in result) return result.answer
    signal?.throwIfAborted()
    if (attempt >= options.attempts || !result.isWorthRetrying) throw result.error
    if (result.isThrottled === true) options.throttled?.()
    const backoff = options.waitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
    const wait = Math.min(result.waitMs ?? backoff, options.longestWaitMs)
    await setTimeout(wait, undefined, signal === undefined ? {} : { signal })
  }
}

/** Returns what a refused request comes to; `shown` names it without its secrets. */
export function refused(shown: string, { status, text, header }: Refusal): FailedAttempt {
  return {
    error: new HttpError(
      `POST ${shown} must succeed, but was answered ${status}: ${text.slice(0, 500)}`,
      status,
    ),
    isWorthRetrying: (RETRIED.has(status) || status >= 500) && !EXHAUSTED.test(text),
    isThrottled: status === 429,
    waitMs: waitOf(header),
  }
}

/** Returns what a request without a whole answer comes to. */
export function unanswered(shown: string, cause: unknown): FailedAttempt {
  const reason = cause instanceof Error ? reasonOf(cause) : String(cause)
  const error = new InfrastructureError(`POST ${shown} must be answered, but was not: ${reason}.`, {
    cause,
  })
  return { error, isWorthRetrying: true }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long'
  if (error instanceof SyntaxError) return 'the answer is not whole JSON (or holds NaN)'
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function waitOf(header: Refusal['header']): number | undefined {
  const milliseconds = Number(header('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const after = header('retry-after')
  if (after === null) return undefined
  const seconds = Number(after)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
